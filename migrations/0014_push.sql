CREATE TABLE "push_queue" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscriptionId" uuid NOT NULL,
	"message" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"dueAt" timestamp(3) with time zone NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"userId" uuid NOT NULL,
	"sessionId" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"topics" text[] NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quietFrom" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quietUntil" text;
--> statement-breakpoint
ALTER TABLE "push_queue" ADD CONSTRAINT "push_queue_subscriptionId_push_subscriptions_id_fk" FOREIGN KEY ("subscriptionId") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "push_queue_due_index" ON "push_queue" USING btree ("dueAt");
--> statement-breakpoint
CREATE INDEX "push_queue_subscription_index" ON "push_queue" USING btree ("subscriptionId");
--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_unique" ON "push_subscriptions" USING btree ("endpoint");
--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_index" ON "push_subscriptions" USING btree ("userId");
--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_index" ON "push_subscriptions" USING btree ("sessionId");
