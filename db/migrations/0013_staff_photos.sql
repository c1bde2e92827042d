ALTER TABLE `photos` ADD `staff_only` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `photos` SET `staff_only` = true
WHERE `ticket_id` IS NOT NULL
  AND `user_id` <> (SELECT `user_id` FROM `support_tickets` WHERE `support_tickets`.`id` = `photos`.`ticket_id`)
  AND NOT EXISTS (
    SELECT 1 FROM `support_chat_messages` AS `told`, json_each(CASE WHEN json_valid(`told`.`photo_ids`) THEN `told`.`photo_ids` ELSE '[]' END) AS `shown`
    WHERE `told`.`ticket_id` = `photos`.`ticket_id` AND `told`.`audience` = 'everyone' AND `shown`.`value` = `photos`.`id`
  );
