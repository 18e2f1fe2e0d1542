CREATE TABLE "upgrades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"plan" text NOT NULL,
	"billing" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" varchar(3) NOT NULL,
	"cardBrand" text NOT NULL,
	"cardLast4" text NOT NULL,
	"language" text NOT NULL,
	"request" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name") || words("email")) STORED
);

--> statement-breakpoint
CREATE INDEX "upgrades_email_index" ON "upgrades" USING btree ("email","createdAt","id");
--> statement-breakpoint
CREATE INDEX "upgrades_amount_index" ON "upgrades" USING btree ("amount","createdAt","id");
--> statement-breakpoint
CREATE INDEX "upgrades_createdAt_index" ON "upgrades" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "upgrades_status_index" ON "upgrades" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "upgrades_plan_index" ON "upgrades" USING btree ("plan","createdAt","id");
--> statement-breakpoint
CREATE INDEX "upgrades_billing_index" ON "upgrades" USING btree ("billing","createdAt","id");
--> statement-breakpoint
CREATE INDEX "upgrades_search_index" ON "upgrades" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "upgrades_request_unique" ON "upgrades" USING btree ("request");
