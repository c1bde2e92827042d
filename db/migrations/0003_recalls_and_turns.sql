CREATE TABLE `recall_cache` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`fetched_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `service_turns` (
	`service` text PRIMARY KEY NOT NULL,
	`next_at` integer NOT NULL
);
