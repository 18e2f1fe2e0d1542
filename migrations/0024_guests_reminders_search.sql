CREATE TABLE "answer_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"record" uuid NOT NULL,
	"invitee" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"sentAt" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "answer_links_hash_unique" UNIQUE("hash"),
	CONSTRAINT "answer_links_invitee_unique" UNIQUE("resource","record","invitee")
);

--> statement-breakpoint
ALTER TABLE "due_reminders" ADD COLUMN "retryAt" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variantPrices" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "variantPrices" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lowestPrice" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "lowestPrice" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pricesVary" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "pricesVary" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reminderStage" bigint;
--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "reminderStages" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "sellers" ALTER COLUMN "reminderStages" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "ledgerEntries" ADD COLUMN "origin" text DEFAULT 'manual' NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledgerEntries" ALTER COLUMN "origin" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "mails_sender_words_index" ON "mails" USING gin ((words("fromName") || words("fromAddress")));
--> statement-breakpoint
CREATE INDEX "mails_owner_thread_index" ON "mails" USING btree ("owner",lower("thread") collate "C","listedAt","id");
--> statement-breakpoint
CREATE INDEX "products_lowestPrice_index" ON "products" USING btree ("lowestPrice","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_currency_index" ON "products" USING btree ("currency","createdAt","id") WHERE "deletedAt" is null;

--> statement-breakpoint
UPDATE "ledgerEntries" SET "origin" = 'payment' WHERE "id" IN (SELECT "ledgerEntry" FROM "payments") OR "reverses" IN (SELECT "ledgerEntry" FROM "payments");
--> statement-breakpoint
UPDATE "products" SET "variantPrices" = v."prices" FROM (SELECT "product", jsonb_agg(DISTINCT jsonb_build_object('price', "price")) AS "prices" FROM "variants" WHERE "status" = 'offered' GROUP BY "product") v WHERE v."product" = "products"."id";
--> statement-breakpoint
UPDATE "products" SET "lowestPrice" = coalesce((SELECT min(coalesce((e->>'price')::bigint, "products"."price")) FROM jsonb_array_elements("variantPrices") e), "price"), "pricesVary" = (SELECT count(DISTINCT coalesce((e->>'price')::bigint, "products"."price")) > 1 FROM jsonb_array_elements("variantPrices") e);
