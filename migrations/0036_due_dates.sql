CREATE TABLE "due_dates" (
	"resource" text NOT NULL,
	"record" uuid NOT NULL,
	"field" text NOT NULL,
	"dueAt" timestamp(3) with time zone NOT NULL,
	"retryAt" timestamp(3) with time zone,
	CONSTRAINT "due_dates_resource_record_field_pk" PRIMARY KEY("resource","record","field")
);

--> statement-breakpoint
CREATE INDEX "due_dates_due_index" ON "due_dates" USING btree ("resource","dueAt");

--> statement-breakpoint
INSERT INTO "due_dates" ("resource", "record", "field", "dueAt") SELECT 'kanbanCards', "id", 'dueOn', ("dueOn" + 1)::timestamptz FROM "kanbanCards" WHERE "dueOn" >= current_date AND "dueOn" < '9999-12-31';
