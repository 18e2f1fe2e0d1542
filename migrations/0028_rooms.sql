CREATE TABLE "rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"location" text,
	"capacity" bigint NOT NULL,
	"equipment" text[] NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name") || words("location")) STORED
);

--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD COLUMN "room" uuid;
--> statement-breakpoint
CREATE INDEX "rooms_name_index" ON "rooms" USING btree (lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "rooms_location_index" ON "rooms" USING btree (lower("location") collate "C",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "rooms_capacity_index" ON "rooms" USING btree ("capacity",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "rooms_status_index" ON "rooms" USING btree ("status",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "rooms_equipment_index" ON "rooms" USING gin ("equipment");
--> statement-breakpoint
CREATE INDEX "rooms_search_index" ON "rooms" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_name_unique" ON "rooms" USING btree ("name");
--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD CONSTRAINT "calendarEvents_room_exists" FOREIGN KEY ("room") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "calendarEvents_room_index" ON "calendarEvents" USING btree ("room","start","id");
--> statement-breakpoint
CREATE INDEX "calendarEvents_times_index" ON "calendarEvents" USING btree ("room","end");
--> statement-breakpoint
CREATE INDEX "calendarEvents_repeated_index" ON "calendarEvents" USING btree ("room") WHERE "recurrence" is not null;
