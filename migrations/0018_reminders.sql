CREATE TABLE "due_reminders" (
	"resource" text NOT NULL,
	"record" uuid NOT NULL,
	"startsAt" timestamp(3) with time zone NOT NULL,
	"dueAt" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "due_reminders_resource_record_pk" PRIMARY KEY("resource","record")
);

--> statement-breakpoint
CREATE INDEX "due_reminders_due_index" ON "due_reminders" USING btree ("resource","dueAt");
