ALTER TABLE `audit_log` ADD `is_look` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_log_kind` ON `audit_log` (`is_look`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_log_looker` ON `audit_log` (`actor_id`,`created_at`) WHERE "audit_log"."is_look" = 1;--> statement-breakpoint
CREATE INDEX `audit_log_looked_at` ON `audit_log` (`is_look`,`created_at`);