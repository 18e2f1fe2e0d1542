CREATE TABLE "mailTemplates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"isShared" boolean NOT NULL,
	"owner" uuid NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name") || words("subject")) STORED
);

--> statement-breakpoint
ALTER TABLE "mailTemplates" ADD CONSTRAINT "mailTemplates_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mailTemplates_name_index" ON "mailTemplates" USING btree (lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "mailTemplates_updatedAt_index" ON "mailTemplates" USING btree ("updatedAt",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "mailTemplates_owner_index" ON "mailTemplates" USING btree ("owner",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "mailTemplates_isShared_index" ON "mailTemplates" USING btree ("isShared",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "mailTemplates_search_index" ON "mailTemplates" USING gin ("search");
