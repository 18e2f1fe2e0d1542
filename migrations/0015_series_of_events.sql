ALTER TABLE "calendarEvents" ADD COLUMN "excludedStarts" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ALTER COLUMN "excludedStarts" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD COLUMN "addedStarts" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ALTER COLUMN "addedStarts" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD COLUMN "series" uuid;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD COLUMN "originalStart" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD CONSTRAINT "calendarEvents_series_exists" FOREIGN KEY ("series") REFERENCES "public"."calendarEvents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "calendarEvents_series_index" ON "calendarEvents" USING btree ("series","start","id");
