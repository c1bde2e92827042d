CREATE TABLE `erasure_work` (
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`user_id` text NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `subject_id`),
	CONSTRAINT "erasure_work_kind" CHECK("erasure_work"."kind" in ('photo', 'room', 'conversation', 'customer', 'account'))
);
--> statement-breakpoint
CREATE INDEX `erasure_work_due` ON `erasure_work` (`due_at`);