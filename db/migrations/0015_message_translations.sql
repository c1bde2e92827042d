CREATE TABLE `message_translations` (
	`item_id` text NOT NULL,
	`language` text NOT NULL,
	`ticket_id` text NOT NULL,
	`audience` text NOT NULL,
	`written_in` text,
	`translation` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`item_id`, `language`),
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "message_translations_language_check" CHECK("message_translations"."language" in ('en', 'es', 'ar', 'ru', 'uz', 'tr', 'fr', 'de', 'zh')),
	CONSTRAINT "message_translations_audience_check" CHECK("message_translations"."audience" in ('everyone', 'staff'))
);
--> statement-breakpoint
CREATE INDEX `message_translations_ticket` ON `message_translations` (`ticket_id`,`language`);