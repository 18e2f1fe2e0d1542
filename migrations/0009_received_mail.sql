ALTER TABLE "mails" ADD COLUMN "original" text;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "page" text;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "isAutomatic" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "isAutomatic" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "mails_messageId_index" ON "mails" USING btree (lower("messageId") collate "C","sentAt","id");
