ALTER TABLE "invoices" ALTER COLUMN "issuedOn" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD COLUMN "role" text;
--> statement-breakpoint
ALTER TABLE "throttles" ADD COLUMN "isHeard" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "kanbanColumns" ADD COLUMN "isDone" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "kanbanColumns" ALTER COLUMN "isDone" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "priority" bigint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "priority" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "outbox_queue_index" ON "outbox" USING btree ("priority","createdAt") WHERE "status" = 'waiting';
