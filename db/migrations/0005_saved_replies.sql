CREATE TABLE `canned_responses` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`shortcut` text NOT NULL,
	`title` text NOT NULL,
	`texts` text NOT NULL,
	`created_by` text,
	`updated_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `canned_responses_owner_unique` ON `canned_responses` (`owner_id`,`shortcut`);--> statement-breakpoint
CREATE UNIQUE INDEX `canned_responses_team_unique` ON `canned_responses` (`shortcut`) WHERE "canned_responses"."owner_id" is null;