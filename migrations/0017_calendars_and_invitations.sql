CREATE TABLE "calendars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"owner" uuid NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name")) STORED
);

--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD COLUMN "calendar" uuid;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD COLUMN "guests" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ALTER COLUMN "guests" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ALTER COLUMN "answers" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD COLUMN "organizer" text;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD COLUMN "uid" text;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD COLUMN "sequence" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ALTER COLUMN "sequence" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD COLUMN "reminders" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ALTER COLUMN "reminders" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "calendars_name_index" ON "calendars" USING btree (lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "calendars_color_index" ON "calendars" USING btree ("color",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "calendars_createdAt_index" ON "calendars" USING btree ("createdAt",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "calendars_owner_index" ON "calendars" USING btree ("owner",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "calendars_search_index" ON "calendars" USING gin ("search");
--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD CONSTRAINT "calendarEvents_calendar_exists" FOREIGN KEY ("calendar") REFERENCES "public"."calendars"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "calendarEvents_calendar_index" ON "calendarEvents" USING btree ("calendar","start","id");
