CREATE TABLE "attendance_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"record" uuid NOT NULL,
	"kind" text NOT NULL,
	"event" jsonb NOT NULL,
	"actor" text,
	"createdAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "due_reminders" (
	"resource" text NOT NULL,
	"record" uuid NOT NULL,
	"startsAt" timestamp(3) with time zone NOT NULL,
	"dueAt" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "due_reminders_resource_record_pk" PRIMARY KEY("resource","record")
);

--> statement-breakpoint
CREATE INDEX "attendance_messages_created_index" ON "attendance_messages" USING btree ("createdAt");
--> statement-breakpoint
CREATE INDEX "due_reminders_due_index" ON "due_reminders" USING btree ("resource","dueAt");
