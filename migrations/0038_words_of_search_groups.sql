DROP INDEX "mails_sender_words_index";
--> statement-breakpoint
DROP INDEX "mails_recipient_words_index";
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "search_sender" "tsvector" GENERATED ALWAYS AS (words("fromName") || words("fromAddress")) STORED;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "search_recipient" "tsvector" GENERATED ALWAYS AS (words_of_rows("to", '{name,address}') || words_of_rows("cc", '{name,address}') || words_of_rows("bcc", '{name,address}')) STORED;
--> statement-breakpoint
CREATE INDEX "mails_search_sender_index" ON "mails" USING gin ("search_sender");
--> statement-breakpoint
CREATE INDEX "mails_search_recipient_index" ON "mails" USING gin ("search_recipient");
