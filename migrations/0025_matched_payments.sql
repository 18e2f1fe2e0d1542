ALTER TABLE "payments" ADD COLUMN "isMatched" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "isMatched" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "ledgerEntries_origin_index" ON "ledgerEntries" USING btree ("origin","bookedOn","id");
