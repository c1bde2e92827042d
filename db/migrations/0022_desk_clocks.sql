CREATE TABLE `ticket_notes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`ticket_id` text NOT NULL,
	`author_id` text,
	`author_name` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`replaced_at` integer,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_notes_id_unique` ON `ticket_notes` (`id`);--> statement-breakpoint
CREATE INDEX `ticket_notes_ticket` ON `ticket_notes` (`ticket_id`,`seq`);--> statement-breakpoint
CREATE INDEX `ticket_notes_author` ON `ticket_notes` (`author_id`);--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `waiting_since` integer;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `reply_due_at` integer;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `snoozed_until` integer;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `escalated_again_at` integer;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `resolution_details` text;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `merged_into` text;--> statement-breakpoint
CREATE INDEX `support_tickets_reply_due` ON `support_tickets` (`status`,`reply_due_at`,`seq`);--> statement-breakpoint
CREATE INDEX `support_tickets_waiting` ON `support_tickets` (`status`,`waiting_since`,`seq`);--> statement-breakpoint
CREATE INDEX `support_tickets_activity` ON `support_tickets` (`status`,`updated_at`,`seq`);--> statement-breakpoint
CREATE INDEX `support_tickets_escalated_emergency` ON `support_tickets` (`status`,`escalated_at`) WHERE "support_tickets"."status" = 'open' and "support_tickets"."assigned_to" is null and "support_tickets"."escalated_at" is not null and "support_tickets"."escalated_again_at" is null;--> statement-breakpoint
ALTER TABLE `ticket_events` ADD `held_until` integer;--> statement-breakpoint
ALTER TABLE `ticket_events` ADD `before` text;--> statement-breakpoint
-- The first reply is the first message of staff to the driver, not the claim.
UPDATE `support_tickets` SET `first_response_at` = (
	SELECT min(`created_at`) FROM `support_chat_messages` AS `said`
	WHERE `said`.`ticket_id` = `support_tickets`.`id` AND `said`.`kind` = 'message'
		AND `said`.`audience` = 'everyone' AND `said`.`sender_type` = 'support'
);--> statement-breakpoint
-- The higher of both urgencies sets the first reply's due time.
UPDATE `support_tickets` SET `response_due_at` = min(`response_due_at`, `created_at` + CASE `assessed_urgency`
	WHEN 'emergency' THEN 900000 WHEN 'high' THEN 3600000 WHEN 'medium' THEN 14400000 ELSE 86400000 END)
WHERE `assessed_urgency` IS NOT NULL;--> statement-breakpoint
-- Who wrote last: a driver without an answer waits, since the submission where staff never wrote.
UPDATE `support_tickets` SET `waiting_since` = CASE WHEN `first_response_at` IS NULL THEN `created_at` ELSE (
	SELECT min(`created_at`) FROM `support_chat_messages` AS `asked`
	WHERE `asked`.`ticket_id` = `support_tickets`.`id` AND `asked`.`kind` = 'message' AND `asked`.`sender_type` = 'driver'
		AND `asked`.`created_at` > (
			SELECT max(`created_at`) FROM `support_chat_messages` AS `said`
			WHERE `said`.`ticket_id` = `support_tickets`.`id` AND `said`.`kind` = 'message'
				AND `said`.`audience` = 'everyone' AND `said`.`sender_type` = 'support'
		)
) END WHERE `status` IN ('open', 'in_progress');--> statement-breakpoint
UPDATE `support_tickets` SET `reply_due_at` = CASE
	WHEN `first_response_at` IS NULL THEN `response_due_at`
	WHEN `urgency_level` = 'emergency' OR `assessed_urgency` = 'emergency' THEN `waiting_since` + 900000
	WHEN `urgency_level` = 'high' OR `assessed_urgency` = 'high' THEN `waiting_since` + 3600000
	WHEN `urgency_level` = 'medium' OR `assessed_urgency` = 'medium' THEN `waiting_since` + 14400000
	ELSE `waiting_since` + 86400000 END
WHERE `waiting_since` IS NOT NULL;--> statement-breakpoint
-- The stored days counted the claim; the nightly job counts them again.
DELETE FROM `report_cells`;--> statement-breakpoint
INSERT INTO `ticket_notes` (`id`, `ticket_id`, `text`, `created_at`)
SELECT 'not_' || `id`, `id`, `internal_notes`, `updated_at` FROM `support_tickets` WHERE `internal_notes` <> '';
