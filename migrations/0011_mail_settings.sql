CREATE TABLE "mailSettings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL,
	"mailbox" text NOT NULL,
	"signature" text,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "mailSettings" ADD CONSTRAINT "mailSettings_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mailSettings_updatedAt_index" ON "mailSettings" USING btree ("updatedAt","id");
--> statement-breakpoint
CREATE INDEX "mailSettings_owner_index" ON "mailSettings" USING btree ("owner","updatedAt","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "mailSettings_mailbox_unique" ON "mailSettings" USING btree ("mailbox");
