CREATE TABLE `fleet_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`fleet_id` text NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	`accepted_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`fleet_id`) REFERENCES `fleets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fleet_invites_email_unique` ON `fleet_invites` (`fleet_id`,`email`);--> statement-breakpoint
CREATE TABLE `fleet_members` (
	`user_id` text PRIMARY KEY NOT NULL,
	`fleet_id` text NOT NULL,
	`joined_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`fleet_id`) REFERENCES `fleets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `fleet_members_fleet` ON `fleet_members` (`fleet_id`);--> statement-breakpoint
CREATE TABLE `fleets` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fleets_owner_unique` ON `fleets` (`owner_id`);--> statement-breakpoint
ALTER TABLE `user_subscriptions` ADD `billing_interval` text CONSTRAINT "user_subscriptions_interval" CHECK("user_subscriptions"."billing_interval" in ('month', 'year'));--> statement-breakpoint
ALTER TABLE `user_subscriptions` ADD `scheduled_tier_name` text CONSTRAINT "user_subscriptions_scheduled_tier" CHECK("user_subscriptions"."scheduled_tier_name" in ('solo_driver', 'fleet_manager', 'b2b_enterprise'));--> statement-breakpoint
ALTER TABLE `user_subscriptions` ADD `scheduled_interval` text CONSTRAINT "user_subscriptions_scheduled_interval" CHECK("user_subscriptions"."scheduled_interval" in ('month', 'year'));--> statement-breakpoint
ALTER TABLE `user_subscriptions` ADD `granted_by` text;--> statement-breakpoint
ALTER TABLE `user_subscriptions` ADD `trial_reminded_at` integer;--> statement-breakpoint
ALTER TABLE `user_subscriptions` ADD `past_due_mailed_at` integer;--> statement-breakpoint
ALTER TABLE `user_subscriptions` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `parts_orders` ADD `discount_percent` integer DEFAULT 0 NOT NULL;