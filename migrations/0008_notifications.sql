CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"values" jsonb,
	"resource" text,
	"record" text,
	"status" text NOT NULL,
	"readAt" timestamp(3) with time zone,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_exists" FOREIGN KEY ("recipient") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "notifications_subject_index" ON "notifications" USING btree (lower("subject") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "notifications_kind_index" ON "notifications" USING btree ("kind","createdAt","id");
--> statement-breakpoint
CREATE INDEX "notifications_status_index" ON "notifications" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "notifications_createdAt_index" ON "notifications" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "notifications_recipient_index" ON "notifications" USING btree ("recipient","createdAt","id");
