CREATE TABLE "calendarEvents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"start" timestamp(3) with time zone NOT NULL,
	"end" timestamp(3) with time zone NOT NULL,
	"allDay" boolean NOT NULL,
	"color" text NOT NULL,
	"location" text,
	"description" text,
	"timezone" text,
	"recurrence" text,
	"owner" uuid NOT NULL,
	"attendees" uuid[] NOT NULL,
	"visibility" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("title") || words("location") || words("description")) STORED
);

--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD CONSTRAINT "calendarEvents_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "calendarEvents_title_index" ON "calendarEvents" USING btree (lower("title") collate "C","start","id");
--> statement-breakpoint
CREATE INDEX "calendarEvents_start_index" ON "calendarEvents" USING btree ("start","id");
--> statement-breakpoint
CREATE INDEX "calendarEvents_end_index" ON "calendarEvents" USING btree ("end","start","id");
--> statement-breakpoint
CREATE INDEX "calendarEvents_allDay_index" ON "calendarEvents" USING btree ("allDay","start","id");
--> statement-breakpoint
CREATE INDEX "calendarEvents_location_index" ON "calendarEvents" USING btree (lower("location") collate "C","start","id");
--> statement-breakpoint
CREATE INDEX "calendarEvents_visibility_index" ON "calendarEvents" USING btree ("visibility","start","id");
--> statement-breakpoint
CREATE INDEX "calendarEvents_color_index" ON "calendarEvents" USING btree ("color","start","id");
--> statement-breakpoint
CREATE INDEX "calendarEvents_owner_index" ON "calendarEvents" USING btree ("owner","start","id");
--> statement-breakpoint
CREATE INDEX "calendarEvents_attendees_index" ON "calendarEvents" USING gin ("attendees");
--> statement-breakpoint
CREATE INDEX "calendarEvents_recurrence_words_index" ON "calendarEvents" USING gin (words("recurrence"));
--> statement-breakpoint
CREATE INDEX "calendarEvents_search_index" ON "calendarEvents" USING gin ("search");
