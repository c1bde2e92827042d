CREATE TABLE `processed_webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`processed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscription_tiers` (
	`id` text PRIMARY KEY NOT NULL,
	`tier_name` text NOT NULL,
	`display_name` text NOT NULL,
	`monthly_price` integer,
	`yearly_price` integer,
	`features` text NOT NULL,
	CONSTRAINT "subscription_tiers_name" CHECK("subscription_tiers"."tier_name" in ('solo_driver', 'fleet_manager', 'b2b_enterprise'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_tiers_name_unique` ON `subscription_tiers` (`tier_name`);--> statement-breakpoint
CREATE TABLE `user_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`tier_id` text NOT NULL,
	`status` text NOT NULL,
	`trial_start` integer,
	`trial_end` integer,
	`current_period_end` integer,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`past_due_since` integer,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tier_id`) REFERENCES `subscription_tiers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "user_subscriptions_status" CHECK("user_subscriptions"."status" in ('trialing', 'active', 'past_due', 'unpaid', 'canceled', 'paused', 'incomplete', 'incomplete_expired', 'none'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_subscriptions_user_unique` ON `user_subscriptions` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_subscriptions_customer_unique` ON `user_subscriptions` (`stripe_customer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_subscriptions_stripe_unique` ON `user_subscriptions` (`stripe_subscription_id`);--> statement-breakpoint
CREATE INDEX `user_subscriptions_trial_end` ON `user_subscriptions` (`status`,`trial_end`);--> statement-breakpoint
CREATE TABLE `conversation_messages` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`turn_id` text,
	`role` text NOT NULL,
	`content` text NOT NULL,
	`photo_ids` text NOT NULL,
	`assessment` text,
	`safety` text,
	`source` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "conversation_messages_role" CHECK("conversation_messages"."role" in ('user', 'assistant')),
	CONSTRAINT "conversation_messages_source" CHECK("conversation_messages"."source" in ('model', 'built_in', 'fallback'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_messages_id_unique` ON `conversation_messages` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_messages_turn_unique` ON `conversation_messages` (`conversation_id`,`turn_id`,`role`);--> statement-breakpoint
CREATE INDEX `conversation_messages_order` ON `conversation_messages` (`conversation_id`,`seq`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`truck_id` text,
	`brand` text NOT NULL,
	`year` integer NOT NULL,
	`model` text NOT NULL,
	`truck_name` text,
	`mileage` integer,
	`vin` text,
	`language` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`summary` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`truck_id`) REFERENCES `fleet_trucks`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "conversations_language" CHECK("conversations"."language" in ('en', 'es', 'ar', 'ru')),
	CONSTRAINT "conversations_status" CHECK("conversations"."status" in ('open', 'closed'))
);
--> statement-breakpoint
CREATE INDEX `conversations_user` ON `conversations` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `conversations_truck` ON `conversations` (`truck_id`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`data` text NOT NULL,
	`request_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_id_unique` ON `audit_log` (`id`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_kind`,`subject_id`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`seq`);--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_outbox_id_unique` ON `mail_outbox` (`id`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_window` ON `rate_limits` (`window_start`);--> statement-breakpoint
CREATE TABLE `parts_orders` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`ticket_id` text NOT NULL,
	`parts_description` text NOT NULL,
	`price` integer NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "parts_orders_status_check" CHECK("parts_orders"."status" in ('pending', 'approved', 'declined', 'ordered', 'delivered', 'cancelled')),
	CONSTRAINT "parts_orders_price_check" CHECK("parts_orders"."price" between 0 and 9999999)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `parts_orders_id_unique` ON `parts_orders` (`id`);--> statement-breakpoint
CREATE INDEX `parts_orders_ticket` ON `parts_orders` (`ticket_id`,`seq`);--> statement-breakpoint
CREATE INDEX `parts_orders_status` ON `parts_orders` (`status`,`seq`);--> statement-breakpoint
CREATE TABLE `photos` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`ticket_id` text,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "photos_type_check" CHECK("photos"."type" in ('image/jpeg', 'image/png', 'image/webp'))
);
--> statement-breakpoint
CREATE INDEX `photos_ticket` ON `photos` (`ticket_id`);--> statement-breakpoint
CREATE INDEX `photos_user` ON `photos` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `address_cache` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text,
	`fetched_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `places` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`address` text,
	`phone` text,
	`type` text,
	`opening_hours` text,
	`source` text NOT NULL,
	`source_id` text NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`imported_at` integer NOT NULL,
	CONSTRAINT "places_kind_check" CHECK("places"."kind" in ('shop', 'roadside', 'towing'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `places_source_unique` ON `places` (`source`,`source_id`);--> statement-breakpoint
CREATE INDEX `places_position` ON `places` (`latitude`,`longitude`);--> statement-breakpoint
CREATE TABLE `room_tombstones` (
	`ticket_id` text PRIMARY KEY NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `support_chat_messages` (
	`row_seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`ticket_id` text NOT NULL,
	`epoch` text NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`audience` text NOT NULL,
	`sender_type` text NOT NULL,
	`sender_id` text,
	`sender_name` text NOT NULL,
	`message` text NOT NULL,
	`photo_ids` text NOT NULL,
	`client_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "support_chat_messages_kind_check" CHECK("support_chat_messages"."kind" in ('message', 'system')),
	CONSTRAINT "support_chat_messages_audience_check" CHECK("support_chat_messages"."audience" in ('everyone', 'staff')),
	CONSTRAINT "support_chat_messages_sender_check" CHECK("support_chat_messages"."sender_type" in ('driver', 'support', 'system'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `support_chat_messages_place_unique` ON `support_chat_messages` (`ticket_id`,`epoch`,`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `support_chat_messages_id_unique` ON `support_chat_messages` (`id`);--> statement-breakpoint
CREATE INDEX `support_chat_messages_order` ON `support_chat_messages` (`ticket_id`,`created_at`,`seq`);--> statement-breakpoint
CREATE TABLE `tech_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`languages` text NOT NULL,
	`specializations` text NOT NULL,
	`is_available` integer DEFAULT true NOT NULL,
	`display_name` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tech_profiles_user_unique` ON `tech_profiles` (`user_id`);--> statement-breakpoint
CREATE INDEX `tech_profiles_name` ON `tech_profiles` (`is_available`,`full_name`);--> statement-breakpoint
CREATE TABLE `support_tickets` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`ticket_number` text NOT NULL,
	`submission_id` text NOT NULL,
	`user_id` text NOT NULL,
	`truck_id` text,
	`conversation_id` text,
	`status` text DEFAULT 'open' NOT NULL,
	`urgency_level` text NOT NULL,
	`assessed_urgency` text,
	`response_due_at` integer NOT NULL,
	`assigned_to` text,
	`assigned_name` text,
	`assigned_at` integer,
	`contact_name` text NOT NULL,
	`contact_phone` text,
	`contact_email` text,
	`preferred_language` text NOT NULL,
	`preferred_contact_method` text DEFAULT 'chat' NOT NULL,
	`truck_brand` text NOT NULL,
	`truck_year` integer NOT NULL,
	`truck_model` text NOT NULL,
	`issue_description` text NOT NULL,
	`parts_requested` text,
	`location_lat` real,
	`location_lng` real,
	`location_address` text,
	`highway` text,
	`direction` text,
	`mile_marker` text,
	`trailer` text,
	`load` text,
	`hazardous_goods` text,
	`chat_history` text NOT NULL,
	`assessment` text,
	`internal_notes` text DEFAULT '' NOT NULL,
	`rating` integer,
	`rating_comment` text,
	`resolution` text,
	`first_response_at` integer,
	`resolved_at` integer,
	`cancelled_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`truck_id`) REFERENCES `fleet_trucks`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`assigned_to`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "support_tickets_status_check" CHECK("support_tickets"."status" in ('open', 'in_progress', 'resolved', 'closed')),
	CONSTRAINT "support_tickets_urgency_check" CHECK("support_tickets"."urgency_level" in ('low', 'medium', 'high', 'emergency')),
	CONSTRAINT "support_tickets_assessed_check" CHECK("support_tickets"."assessed_urgency" in ('low', 'medium', 'high', 'emergency')),
	CONSTRAINT "support_tickets_language_check" CHECK("support_tickets"."preferred_language" in ('en', 'es', 'ar', 'ru', 'uz', 'tr', 'fr', 'de', 'zh')),
	CONSTRAINT "support_tickets_contact_check" CHECK("support_tickets"."preferred_contact_method" in ('call', 'text', 'email', 'chat')),
	CONSTRAINT "support_tickets_rating_check" CHECK("support_tickets"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `support_tickets_id_unique` ON `support_tickets` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `support_tickets_number_unique` ON `support_tickets` (`ticket_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `support_tickets_submission_unique` ON `support_tickets` (`user_id`,`submission_id`);--> statement-breakpoint
CREATE INDEX `support_tickets_status` ON `support_tickets` (`status`,`seq`);--> statement-breakpoint
CREATE INDEX `support_tickets_assigned` ON `support_tickets` (`assigned_to`,`seq`);--> statement-breakpoint
CREATE INDEX `support_tickets_user` ON `support_tickets` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `support_tickets_truck` ON `support_tickets` (`truck_id`);--> statement-breakpoint
CREATE INDEX `support_tickets_conversation` ON `support_tickets` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `support_tickets_due` ON `support_tickets` (`status`,`response_due_at`);--> statement-breakpoint
CREATE TABLE `ticket_events` (
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
	CONSTRAINT "ticket_events_type_check" CHECK("ticket_events"."type" in ('ticket.submitted', 'ticket.claimed', 'ticket.released', 'ticket.status_changed', 'ticket.assigned', 'ticket.resolved', 'ticket.cancelled', 'ticket.notes_saved', 'ticket.rated', 'part.proposed', 'part.status_changed')),
	CONSTRAINT "ticket_events_audience_check" CHECK("ticket_events"."audience" in ('everyone', 'staff'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_events_id_unique` ON `ticket_events` (`id`);--> statement-breakpoint
CREATE INDEX `ticket_events_ticket` ON `ticket_events` (`ticket_id`,`seq`);--> statement-breakpoint
CREATE INDEX `ticket_events_waiting` ON `ticket_events` (`seq`) WHERE "ticket_events"."told_at" is null;--> statement-breakpoint
CREATE TABLE `ticket_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`created_by` text NOT NULL,
	`with_photos` integer DEFAULT false NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ticket_shares_ticket` ON `ticket_shares` (`ticket_id`);--> statement-breakpoint
CREATE INDEX `ticket_shares_maker` ON `ticket_shares` (`created_by`);--> statement-breakpoint
CREATE TABLE `fleet_trucks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`brand` text NOT NULL,
	`year` integer NOT NULL,
	`model` text NOT NULL,
	`truck_name` text,
	`mileage` integer,
	`vin` text,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `fleet_trucks_user` ON `fleet_trucks` (`user_id`,`is_active`,`created_at`);--> statement-breakpoint
CREATE TABLE `repair_history` (
	`id` text PRIMARY KEY NOT NULL,
	`truck_id` text NOT NULL,
	`kind` text NOT NULL,
	`summary` text NOT NULL,
	`source_id` text,
	`repair_date` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`truck_id`) REFERENCES `fleet_trucks`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "repair_history_kind_check" CHECK("repair_history"."kind" in ('chat_summary', 'ticket_resolved', 'manual'))
);
--> statement-breakpoint
CREATE INDEX `repair_history_truck` ON `repair_history` (`truck_id`,`repair_date`);--> statement-breakpoint
CREATE UNIQUE INDEX `repair_history_source_unique` ON `repair_history` (`kind`,`source_id`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`user_agent` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user_profiles` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`full_name` text,
	`company_name` text,
	`phone` text,
	`last_language` text DEFAULT 'en' NOT NULL,
	`tech_requested_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_profiles_last_language" CHECK("user_profiles"."last_language" in ('en', 'es', 'ar', 'ru'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_profiles_id_unique` ON `user_profiles` (`id`);--> statement-breakpoint
CREATE INDEX `user_profiles_tech_requested` ON `user_profiles` (`tech_requested_at`) WHERE "user_profiles"."tech_requested_at" is not null;--> statement-breakpoint
CREATE TABLE `user_roles` (
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`granted_by` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `role`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_roles_role" CHECK("user_roles"."role" in ('admin', 'tech'))
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`disabled_at` integer,
	`erased_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);