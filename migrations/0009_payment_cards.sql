CREATE TABLE "paymentCards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"holder" uuid,
	"brand" text NOT NULL,
	"number" text NOT NULL,
	"last4" text NOT NULL,
	"expiresOn" date NOT NULL,
	"monthlyLimit" bigint NOT NULL,
	"currency" varchar(3) NOT NULL,
	"closedBecause" text,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name") || words("last4")) STORED
);

--> statement-breakpoint
ALTER TABLE "paymentCards" ADD CONSTRAINT "paymentCards_holder_exists" FOREIGN KEY ("holder") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "paymentCards_name_index" ON "paymentCards" USING btree (lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "paymentCards_kind_index" ON "paymentCards" USING btree ("kind",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "paymentCards_brand_index" ON "paymentCards" USING btree ("brand",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "paymentCards_expiresOn_index" ON "paymentCards" USING btree ("expiresOn",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "paymentCards_monthlyLimit_index" ON "paymentCards" USING btree ("monthlyLimit",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "paymentCards_status_index" ON "paymentCards" USING btree ("status",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "paymentCards_createdAt_index" ON "paymentCards" USING btree ("createdAt",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "paymentCards_holder_index" ON "paymentCards" USING btree ("holder",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "paymentCards_search_index" ON "paymentCards" USING gin ("search");
