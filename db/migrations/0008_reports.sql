CREATE TABLE `report_cells` (
	`day` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`bucket` integer NOT NULL,
	`count` integer NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `key`, `bucket`),
	CONSTRAINT "report_cells_kind_check" CHECK("report_cells"."kind" in ('rolled', 'tickets', 'first_response', 'resolution', 'category', 'rating', 'tech_tickets', 'tech_response', 'tech_rating', 'chats', 'parts', 'accounts', 'trials'))
);
--> statement-breakpoint
CREATE INDEX `user_subscriptions_trial_start` ON `user_subscriptions` (`trial_start`);--> statement-breakpoint
CREATE INDEX `conversations_created` ON `conversations` (`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`seq`);--> statement-breakpoint
CREATE INDEX `parts_orders_created` ON `parts_orders` (`created_at`);--> statement-breakpoint
CREATE INDEX `support_tickets_created` ON `support_tickets` (`created_at`,`urgency_level`,`status`,`assigned_to`,`first_response_at`,`response_due_at`,`resolved_at`,`cancelled_at`,`rating`);--> statement-breakpoint
CREATE INDEX `repair_history_date` ON `repair_history` (`repair_date`,`id`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`);