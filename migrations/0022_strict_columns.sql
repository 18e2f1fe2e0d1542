ALTER TABLE "kanbanColumns" ADD COLUMN "isStrict" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "kanbanColumns" ALTER COLUMN "isStrict" DROP DEFAULT;
