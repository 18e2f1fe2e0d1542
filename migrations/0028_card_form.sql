DROP INDEX "paymentCards_expiresOn_index";
--> statement-breakpoint
ALTER TABLE "paymentCards" drop column "search";
--> statement-breakpoint
ALTER TABLE "paymentCards" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (words("name")) STORED;
--> statement-breakpoint
CREATE INDEX "paymentCards_search_index" ON "paymentCards" USING gin ("search");
--> statement-breakpoint
ALTER TABLE "paymentCards" ADD COLUMN "form" text DEFAULT 'virtual' NOT NULL;
--> statement-breakpoint
ALTER TABLE "paymentCards" ALTER COLUMN "form" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "paymentCards_form_index" ON "paymentCards" USING btree ("form",lower("name") collate "C","id");
