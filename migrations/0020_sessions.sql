ALTER TABLE "sessions" ADD COLUMN "user" uuid GENERATED ALWAYS AS ("userId") STORED;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "isView" boolean GENERATED ALWAYS AS ("viewedFrom" is not null) STORED;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "name" text DEFAULT 'Browser' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT 'unknown' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "updatedAt" timestamp(3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
CREATE INDEX "sessions_people_index" ON "sessions" USING btree ("user","id");
--> statement-breakpoint
CREATE INDEX "sessions_status_index" ON "sessions" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "sessions_created_index" ON "sessions" USING btree ("createdAt","id");
