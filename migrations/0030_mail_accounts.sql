CREATE TABLE "mail_fetches" (
	"account" uuid PRIMARY KEY NOT NULL,
	"userId" uuid NOT NULL,
	"password" "bytea" NOT NULL,
	"dueAt" timestamp(3) with time zone,
	"run" uuid,
	"leasedUntil" timestamp(3) with time zone,
	"uidValidity" text,
	"lastUid" bigint NOT NULL,
	"existingUid" bigint NOT NULL,
	"since" timestamp(3) with time zone,
	"isQuiet" boolean DEFAULT true NOT NULL,
	"fetchedAt" timestamp(3) with time zone,
	"fetched" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"failingSince" timestamp(3) with time zone,
	"isNotified" boolean DEFAULT false NOT NULL,
	"failedUid" bigint
);

--> statement-breakpoint
CREATE TABLE "mailAccounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"port" bigint NOT NULL,
	"security" text NOT NULL,
	"userName" text NOT NULL,
	"folder" text NOT NULL,
	"label" uuid,
	"existing" text NOT NULL,
	"isActive" boolean NOT NULL,
	"owner" uuid NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "mailAccounts" ADD CONSTRAINT "mailAccounts_label_exists" FOREIGN KEY ("label") REFERENCES "public"."mailLabels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailAccounts" ADD CONSTRAINT "mailAccounts_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mail_fetches_due_index" ON "mail_fetches" USING btree ("dueAt");
--> statement-breakpoint
CREATE INDEX "mailAccounts_name_index" ON "mailAccounts" USING btree (lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "mailAccounts_label_index" ON "mailAccounts" USING btree ("label",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "mailAccounts_owner_index" ON "mailAccounts" USING btree ("owner",lower("name") collate "C","id");
