CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"calendar" uuid NOT NULL,
	"userId" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"detail" text NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"usedAt" timestamp(3) with time zone,
	CONSTRAINT "calendar_feeds_calendar_unique" UNIQUE("calendar"),
	CONSTRAINT "calendar_feeds_hash_unique" UNIQUE("hash")
);

--> statement-breakpoint
CREATE TABLE "calendar_subscriptions" (
	"calendar" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"userId" uuid NOT NULL,
	"address" text NOT NULL,
	"etag" text,
	"lastModified" text,
	"digest" "bytea",
	"dueAt" timestamp(3) with time zone NOT NULL,
	"refreshedAt" timestamp(3) with time zone,
	"fault" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"events" integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
ALTER TABLE "calendars" ADD COLUMN "address" text;
--> statement-breakpoint
CREATE INDEX "calendar_feeds_user_index" ON "calendar_feeds" USING btree ("userId");
--> statement-breakpoint
CREATE INDEX "calendar_subscriptions_due_index" ON "calendar_subscriptions" USING btree ("dueAt");
