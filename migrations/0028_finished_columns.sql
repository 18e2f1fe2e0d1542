ALTER TABLE "kanbanColumns" ADD COLUMN "isDone" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "kanbanColumns" ALTER COLUMN "isDone" DROP DEFAULT;
