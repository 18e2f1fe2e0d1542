ALTER TABLE "mails" ADD COLUMN "messageId" text;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "inReplyTo" text;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "references" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "references" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "outbox_about_index" ON "outbox" USING btree (lower("about") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "outbox_about_words_index" ON "outbox" USING gin (words("about"));
