CREATE TABLE `email_verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_verifications_user` ON `email_verifications` (`user_id`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`device` text NOT NULL,
	`last_sign_in_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_devices_last_sign_in` ON `known_devices` (`last_sign_in_at`);--> statement-breakpoint
CREATE TABLE `used_trials` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_trials_erased` ON `used_trials` (`erased_at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_ticket_events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`ticket_id` text NOT NULL,
	`type` text NOT NULL,
	`version` integer NOT NULL,
	`actor_id` text,
	`actor_name` text,
	`audience` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`told_at` integer,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ticket_events_type_check" CHECK("__new_ticket_events"."type" in ('ticket.submitted', 'ticket.reported_again', 'ticket.claimed', 'ticket.released', 'ticket.escalated', 'ticket.status_changed', 'ticket.step', 'ticket.assigned', 'ticket.resolved', 'ticket.cancelled', 'ticket.place_changed', 'ticket.live_started', 'ticket.live_stopped', 'ticket.distress', 'ticket.distress_withdrawn', 'ticket.distress_seen', 'ticket.notes_saved', 'ticket.rated', 'part.proposed', 'part.status_changed')),
	CONSTRAINT "ticket_events_audience_check" CHECK("__new_ticket_events"."audience" in ('everyone', 'staff'))
);
--> statement-breakpoint
INSERT INTO `__new_ticket_events`("seq", "id", "ticket_id", "type", "version", "actor_id", "actor_name", "audience", "data", "created_at", "told_at") SELECT "seq", "id", "ticket_id", "type", "version", "actor_id", "actor_name", "audience", "data", "created_at", "told_at" FROM `ticket_events`;--> statement-breakpoint
DROP TABLE `ticket_events`;--> statement-breakpoint
ALTER TABLE `__new_ticket_events` RENAME TO `ticket_events`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_events_id_unique` ON `ticket_events` (`id`);--> statement-breakpoint
CREATE INDEX `ticket_events_ticket` ON `ticket_events` (`ticket_id`,`seq`);--> statement-breakpoint
CREATE INDEX `ticket_events_waiting` ON `ticket_events` (`seq`) WHERE "ticket_events"."told_at" is null;--> statement-breakpoint
ALTER TABLE `users` ADD `email_verified_at` integer;--> statement-breakpoint
UPDATE `users` SET `email_verified_at` = `created_at` WHERE `email` LIKE '%@demo.test';
