CREATE TABLE `staff_settings` (
	`name` text PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	`changed_by` text,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`sealed_secret` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sign_in_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sign_in_challenges_user` ON `sign_in_challenges` (`user_id`);--> statement-breakpoint
CREATE INDEX `sign_in_challenges_expires` ON `sign_in_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_ins` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`outcome` text NOT NULL,
	`factor` text,
	`network` text NOT NULL,
	`user_agent` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sign_ins_outcome" CHECK("sign_ins"."outcome" in ('signed_in', 'code_needed', 'wrong_password', 'wrong_code', 'rate_limited', 'disabled')),
	CONSTRAINT "sign_ins_factor" CHECK("sign_ins"."factor" in ('totp', 'recovery_code'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_ins_id_unique` ON `sign_ins` (`id`);--> statement-breakpoint
CREATE INDEX `sign_ins_user` ON `sign_ins` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `sign_ins_created` ON `sign_ins` (`created_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `confirmed_at` integer DEFAULT 0 NOT NULL;