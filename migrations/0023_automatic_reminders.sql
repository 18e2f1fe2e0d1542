ALTER TABLE "invoices" ADD COLUMN "reminderStage" bigint;
--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "reminderStages" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "sellers" ALTER COLUMN "reminderStages" DROP DEFAULT;
