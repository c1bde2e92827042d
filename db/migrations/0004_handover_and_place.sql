ALTER TABLE `conversations` ADD `location_lat` real;--> statement-breakpoint
ALTER TABLE `conversations` ADD `location_lng` real;--> statement-breakpoint
ALTER TABLE `conversations` ADD `location_address` text;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `handover` text;