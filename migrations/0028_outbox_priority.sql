ALTER TABLE "outbox" ADD COLUMN "priority" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "priority" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "outbox_queue_index" ON "outbox" USING btree ("priority","createdAt") WHERE "status" = 'waiting';
