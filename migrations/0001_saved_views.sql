CREATE TABLE "savedViews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"list" text NOT NULL,
	"view" text NOT NULL,
	"filter" jsonb,
	"searchText" text,
	"sorts" jsonb,
	"columns" jsonb,
	"density" text NOT NULL,
	"mode" text,
	"owner" uuid NOT NULL,
	"shared" boolean NOT NULL,
	"defaultFor" text[] NOT NULL,
	"sharedWith" text[] NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "savedViews" ADD CONSTRAINT "savedViews_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "savedViews_name_index" ON "savedViews" USING btree (lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "savedViews_updatedAt_index" ON "savedViews" USING btree ("updatedAt",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "savedViews_list_index" ON "savedViews" USING btree ("list",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "savedViews_owner_index" ON "savedViews" USING btree ("owner",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "savedViews_shared_index" ON "savedViews" USING btree ("shared",lower("name") collate "C","id");
