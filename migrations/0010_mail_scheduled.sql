ALTER TABLE "mails" ADD COLUMN "sendAt" timestamp(3) with time zone;
--> statement-breakpoint
CREATE INDEX "mails_queue_index" ON "mails" USING btree ("sendAt","createdAt") WHERE "folder" = 'scheduled';
