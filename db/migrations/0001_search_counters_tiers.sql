-- Full-text search over tickets. A rebuild of support_tickets drops these triggers: the migration that rebuilds it
-- makes them again and ends with the 'rebuild' command.
CREATE VIRTUAL TABLE `support_tickets_fts` USING fts5(
	ticket_number, contact_name, truck_brand,
	content='support_tickets', content_rowid='seq', tokenize='trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO `support_tickets_fts`(`support_tickets_fts`) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `support_tickets_fts_insert` AFTER INSERT ON `support_tickets` BEGIN
	INSERT INTO `support_tickets_fts`(rowid, ticket_number, contact_name, truck_brand)
	VALUES (new.seq, new.ticket_number, new.contact_name, new.truck_brand);
END;
--> statement-breakpoint
CREATE TRIGGER `support_tickets_fts_update` AFTER UPDATE OF seq, ticket_number, contact_name, truck_brand ON `support_tickets` BEGIN
	INSERT INTO `support_tickets_fts`(`support_tickets_fts`, rowid, ticket_number, contact_name, truck_brand)
	VALUES ('delete', old.seq, old.ticket_number, old.contact_name, old.truck_brand);
	INSERT INTO `support_tickets_fts`(rowid, ticket_number, contact_name, truck_brand)
	VALUES (new.seq, new.ticket_number, new.contact_name, new.truck_brand);
END;
--> statement-breakpoint
CREATE TRIGGER `support_tickets_fts_delete` AFTER DELETE ON `support_tickets` BEGIN
	INSERT INTO `support_tickets_fts`(`support_tickets_fts`, rowid, ticket_number, contact_name, truck_brand)
	VALUES ('delete', old.seq, old.ticket_number, old.contact_name, old.truck_brand);
END;
--> statement-breakpoint
-- Full-text search over people, the same way.
CREATE VIRTUAL TABLE `user_profiles_fts` USING fts5(
	email, full_name, company_name,
	content='user_profiles', content_rowid='seq', tokenize='trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO `user_profiles_fts`(`user_profiles_fts`) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `user_profiles_fts_insert` AFTER INSERT ON `user_profiles` BEGIN
	INSERT INTO `user_profiles_fts`(rowid, email, full_name, company_name)
	VALUES (new.seq, new.email, new.full_name, new.company_name);
END;
--> statement-breakpoint
CREATE TRIGGER `user_profiles_fts_update` AFTER UPDATE OF seq, email, full_name, company_name ON `user_profiles` BEGIN
	INSERT INTO `user_profiles_fts`(`user_profiles_fts`, rowid, email, full_name, company_name)
	VALUES ('delete', old.seq, old.email, old.full_name, old.company_name);
	INSERT INTO `user_profiles_fts`(rowid, email, full_name, company_name)
	VALUES (new.seq, new.email, new.full_name, new.company_name);
END;
--> statement-breakpoint
CREATE TRIGGER `user_profiles_fts_delete` AFTER DELETE ON `user_profiles` BEGIN
	INSERT INTO `user_profiles_fts`(`user_profiles_fts`, rowid, email, full_name, company_name)
	VALUES ('delete', old.seq, old.email, old.full_name, old.company_name);
END;
--> statement-breakpoint
-- The dashboard's six counts. What each counts is written once more in db/queries/counters.ts, for the recount.
INSERT INTO `counters` (`name`, `value`) VALUES
	('tickets.total', (SELECT count(*) FROM `support_tickets`)),
	('tickets.open', (SELECT count(*) FROM `support_tickets` WHERE `status` IN ('open', 'in_progress'))),
	('tickets.resolved', (SELECT count(*) FROM `support_tickets` WHERE `status` IN ('resolved', 'closed'))),
	('users.total', (SELECT count(*) FROM `user_profiles`)),
	('parts.pending', (SELECT count(*) FROM `parts_orders` WHERE `status` IN ('pending', 'approved', 'ordered'))),
	('parts.completed', (SELECT count(*) FROM `parts_orders` WHERE `status` = 'delivered'))
ON CONFLICT (`name`) DO UPDATE SET `value` = excluded.`value`;
--> statement-breakpoint
CREATE TRIGGER `support_tickets_count_insert` AFTER INSERT ON `support_tickets` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'tickets.total';
	UPDATE `counters` SET `value` = `value` + 1
	WHERE `name` = CASE WHEN new.status IN ('open', 'in_progress') THEN 'tickets.open' ELSE 'tickets.resolved' END;
END;
--> statement-breakpoint
CREATE TRIGGER `support_tickets_count_update` AFTER UPDATE OF status ON `support_tickets`
WHEN (old.status IN ('open', 'in_progress')) <> (new.status IN ('open', 'in_progress')) BEGIN
	UPDATE `counters` SET `value` = `value` - 1
	WHERE `name` = CASE WHEN old.status IN ('open', 'in_progress') THEN 'tickets.open' ELSE 'tickets.resolved' END;
	UPDATE `counters` SET `value` = `value` + 1
	WHERE `name` = CASE WHEN new.status IN ('open', 'in_progress') THEN 'tickets.open' ELSE 'tickets.resolved' END;
END;
--> statement-breakpoint
CREATE TRIGGER `support_tickets_count_delete` AFTER DELETE ON `support_tickets` BEGIN
	UPDATE `counters` SET `value` = `value` - 1 WHERE `name` = 'tickets.total';
	UPDATE `counters` SET `value` = `value` - 1
	WHERE `name` = CASE WHEN old.status IN ('open', 'in_progress') THEN 'tickets.open' ELSE 'tickets.resolved' END;
END;
--> statement-breakpoint
CREATE TRIGGER `user_profiles_count_insert` AFTER INSERT ON `user_profiles` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'users.total';
END;
--> statement-breakpoint
CREATE TRIGGER `user_profiles_count_delete` AFTER DELETE ON `user_profiles` BEGIN
	UPDATE `counters` SET `value` = `value` - 1 WHERE `name` = 'users.total';
END;
--> statement-breakpoint
CREATE TRIGGER `parts_orders_count_insert` AFTER INSERT ON `parts_orders`
WHEN new.status IN ('pending', 'approved', 'ordered', 'delivered') BEGIN
	UPDATE `counters` SET `value` = `value` + 1
	WHERE `name` = CASE WHEN new.status = 'delivered' THEN 'parts.completed' ELSE 'parts.pending' END;
END;
--> statement-breakpoint
CREATE TRIGGER `parts_orders_count_update` AFTER UPDATE OF status ON `parts_orders` WHEN old.status <> new.status BEGIN
	UPDATE `counters` SET `value` = `value` - 1
	WHERE `name` = CASE WHEN old.status = 'delivered' THEN 'parts.completed'
		WHEN old.status IN ('pending', 'approved', 'ordered') THEN 'parts.pending' END;
	UPDATE `counters` SET `value` = `value` + 1
	WHERE `name` = CASE WHEN new.status = 'delivered' THEN 'parts.completed'
		WHEN new.status IN ('pending', 'approved', 'ordered') THEN 'parts.pending' END;
END;
--> statement-breakpoint
CREATE TRIGGER `parts_orders_count_delete` AFTER DELETE ON `parts_orders`
WHEN old.status IN ('pending', 'approved', 'ordered', 'delivered') BEGIN
	UPDATE `counters` SET `value` = `value` - 1
	WHERE `name` = CASE WHEN old.status = 'delivered' THEN 'parts.completed' ELSE 'parts.pending' END;
END;
--> statement-breakpoint
-- No sign-up may fail for want of a plan; prices and features follow domain/billing/plans.ts at every migrateDb.
INSERT INTO `subscription_tiers` (`id`, `tier_name`, `display_name`, `monthly_price`, `yearly_price`, `features`) VALUES
	('tier_solo_driver', 'solo_driver', 'Solo Driver', 1999, 19190, '[]'),
	('tier_fleet_manager', 'fleet_manager', 'Fleet Manager', 7999, 76790, '[]'),
	('tier_b2b_enterprise', 'b2b_enterprise', 'B2B Enterprise', NULL, NULL, '[]')
ON CONFLICT DO NOTHING;
