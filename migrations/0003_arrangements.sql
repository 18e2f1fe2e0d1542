CREATE TABLE "arrangements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"page" text NOT NULL,
	"tiles" jsonb NOT NULL,
	"shared" boolean NOT NULL,
	"owner" uuid NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "arrangements" ADD CONSTRAINT "arrangements_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "arrangements_name_index" ON "arrangements" USING btree (lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "arrangements_updatedAt_index" ON "arrangements" USING btree ("updatedAt",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "arrangements_page_index" ON "arrangements" USING btree ("page",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "arrangements_shared_index" ON "arrangements" USING btree ("shared",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "arrangements_owner_index" ON "arrangements" USING btree ("owner",lower("name") collate "C","id");
