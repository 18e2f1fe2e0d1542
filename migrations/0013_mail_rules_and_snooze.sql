DROP INDEX "mails_sentAt_index";
--> statement-breakpoint
DROP INDEX "mails_thread_index";
--> statement-breakpoint
DROP INDEX "mails_messageId_index";
--> statement-breakpoint
DROP INDEX "mails_folder_index";
--> statement-breakpoint
DROP INDEX "mails_isRead_index";
--> statement-breakpoint
DROP INDEX "mails_isStarred_index";
--> statement-breakpoint
DROP INDEX "mails_owner_index";
--> statement-breakpoint
CREATE TABLE "mailRules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL,
	"query" text NOT NULL,
	"isActive" boolean NOT NULL,
	"folder" text,
	"labels" uuid[] NOT NULL,
	"isRead" boolean NOT NULL,
	"isStarred" boolean NOT NULL,
	"isImportant" boolean NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("query")) STORED
);

--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "snoozedUntil" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "returnedAt" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "isMuted" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "isMuted" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "listedAt" timestamp(3) with time zone DEFAULT '2020-01-01T00:00:00.000Z' NOT NULL;
--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "listedAt" DROP DEFAULT;
--> statement-breakpoint
UPDATE "mails" SET "listedAt" = "sentAt";
--> statement-breakpoint
ALTER TABLE "mailRules" ADD CONSTRAINT "mailRules_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mailRules_query_index" ON "mailRules" USING btree (lower("query") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "mailRules_createdAt_index" ON "mailRules" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "mailRules_owner_index" ON "mailRules" USING btree ("owner","createdAt","id");
--> statement-breakpoint
CREATE INDEX "mailRules_labels_index" ON "mailRules" USING gin ("labels");
--> statement-breakpoint
CREATE INDEX "mailRules_search_index" ON "mailRules" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "mails_listedAt_index" ON "mails" USING btree ("listedAt","id");
--> statement-breakpoint
CREATE INDEX "mails_sentAt_index" ON "mails" USING btree ("sentAt","listedAt","id");
--> statement-breakpoint
CREATE INDEX "mails_thread_index" ON "mails" USING btree (lower("thread") collate "C","listedAt","id");
--> statement-breakpoint
CREATE INDEX "mails_messageId_index" ON "mails" USING btree (lower("messageId") collate "C","listedAt","id");
--> statement-breakpoint
CREATE INDEX "mails_folder_index" ON "mails" USING btree ("folder","listedAt","id");
--> statement-breakpoint
CREATE INDEX "mails_isRead_index" ON "mails" USING btree ("isRead","listedAt","id");
--> statement-breakpoint
CREATE INDEX "mails_isStarred_index" ON "mails" USING btree ("isStarred","listedAt","id");
--> statement-breakpoint
CREATE INDEX "mails_owner_index" ON "mails" USING btree ("owner","listedAt","id");
--> statement-breakpoint
CREATE INDEX "mails_queue_snoozed_index" ON "mails" USING btree ("snoozedUntil","createdAt") WHERE "folder" = 'snoozed';
