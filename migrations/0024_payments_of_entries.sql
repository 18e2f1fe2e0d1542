ALTER TABLE "ledgerEntries" ADD COLUMN "origin" text DEFAULT 'manual' NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledgerEntries" ALTER COLUMN "origin" DROP DEFAULT;
--> statement-breakpoint
UPDATE "ledgerEntries" SET "origin" = 'payment' WHERE "id" IN (SELECT "ledgerEntry" FROM "payments") OR "reverses" IN (SELECT "ledgerEntry" FROM "payments");
