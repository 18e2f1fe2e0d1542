DROP INDEX "invoices_search_index";
--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "search";
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "dueOn" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyerName" text;
--> statement-breakpoint
UPDATE "invoices" SET "buyerName" = "customers"."name" FROM "customers" WHERE "customers"."id" = "invoices"."customer";
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (words("number") || words("notes") || words("buyerName")) STORED;
--> statement-breakpoint
CREATE INDEX "invoices_search_index" ON "invoices" USING gin ("search");
