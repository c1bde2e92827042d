CREATE TABLE `distress_signals` (
	`ticket_id` text PRIMARY KEY NOT NULL,
	`signalled_at` integer NOT NULL,
	`seen_at` integer,
	`seen_name` text,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
	CONSTRAINT "ticket_events_type_check" CHECK("__new_ticket_events"."type" in ('ticket.submitted', 'ticket.claimed', 'ticket.released', 'ticket.escalated', 'ticket.status_changed', 'ticket.step', 'ticket.assigned', 'ticket.resolved', 'ticket.cancelled', 'ticket.place_changed', 'ticket.live_started', 'ticket.live_stopped', 'ticket.distress', 'ticket.distress_withdrawn', 'ticket.distress_seen', 'ticket.notes_saved', 'ticket.rated', 'part.proposed', 'part.status_changed')),
	CONSTRAINT "ticket_events_audience_check" CHECK("__new_ticket_events"."audience" in ('everyone', 'staff'))
);
--> statement-breakpoint
INSERT INTO `__new_ticket_events`("seq", "id", "ticket_id", "type", "version", "actor_id", "actor_name", "audience", "data", "created_at", "told_at") SELECT "seq", "id", "ticket_id", "type", "version", "actor_id", "actor_name", "audience", "data", "created_at", "told_at" FROM `ticket_events`;--> statement-breakpoint
DROP TABLE `ticket_events`;--> statement-breakpoint
ALTER TABLE `__new_ticket_events` RENAME TO `ticket_events`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_events_id_unique` ON `ticket_events` (`id`);--> statement-breakpoint
CREATE INDEX `ticket_events_ticket` ON `ticket_events` (`ticket_id`,`seq`);--> statement-breakpoint
CREATE INDEX `ticket_events_waiting` ON `ticket_events` (`seq`) WHERE "ticket_events"."told_at" is null;