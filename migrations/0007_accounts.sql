CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"userId" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"ending" text NOT NULL,
	"role" text NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"expiresAt" timestamp(3) with time zone,
	"lastUsedAt" timestamp(3) with time zone,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);

--> statement-breakpoint
CREATE TABLE "codes" (
	"purpose" text NOT NULL,
	"subject" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"expiresAt" timestamp(3) with time zone NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "codes_purpose_subject_pk" PRIMARY KEY("purpose","subject")
);

--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"userId" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "recovery_codes_userId_hash_pk" PRIMARY KEY("userId","hash")
);

--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"passwordHash" text NOT NULL,
	"firstName" text NOT NULL,
	"lastName" text NOT NULL,
	"language" text NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"expiresAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "second_factors" (
	"userId" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"isEnabled" boolean NOT NULL,
	"lastStep" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"startedAt" bigint NOT NULL,
	"count" integer NOT NULL,
	"before" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"message" text,
	"status" text NOT NULL,
	"expiresAt" timestamp(3) with time zone,
	"invitedBy" uuid,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("email")) STORED
);

--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"text" text,
	"html" text,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"attempts" bigint NOT NULL,
	"lastError" text,
	"about" text,
	"nextAttemptAt" timestamp(3) with time zone,
	"sentAt" timestamp(3) with time zone,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("to")) STORED
);

--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "lastSeenAt" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username" text;
--> statement-breakpoint
-- Whoever is here already is called by his id until he changes his name.
UPDATE "users" SET "username" = "id"::text;
--> statement-breakpoint
INSERT INTO "slugs" ("resource", "slug", "record") SELECT 'users', "id"::text, "id" FROM "users";
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "username" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "coverURL" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banReason" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "socialLinks" jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "socialLinks" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notifyAbout" text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "notifyAbout" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invitedBy_exists" FOREIGN KEY ("invitedBy") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "api_keys_user_index" ON "api_keys" USING btree ("userId");
--> statement-breakpoint
CREATE INDEX "codes_expiry_index" ON "codes" USING btree ("expiresAt");
--> statement-breakpoint
CREATE INDEX "registrations_email_index" ON "registrations" USING btree ("email","createdAt");
--> statement-breakpoint
CREATE INDEX "registrations_expiry_index" ON "registrations" USING btree ("expiresAt");
--> statement-breakpoint
CREATE INDEX "throttles_age_index" ON "throttles" USING btree ("startedAt");
--> statement-breakpoint
CREATE INDEX "invitations_email_index" ON "invitations" USING btree ("email","createdAt","id");
--> statement-breakpoint
CREATE INDEX "invitations_role_index" ON "invitations" USING btree ("role","createdAt","id");
--> statement-breakpoint
CREATE INDEX "invitations_status_index" ON "invitations" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "invitations_expiresAt_index" ON "invitations" USING btree ("expiresAt","createdAt","id");
--> statement-breakpoint
CREATE INDEX "invitations_createdAt_index" ON "invitations" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "invitations_invitedBy_index" ON "invitations" USING btree ("invitedBy","createdAt","id");
--> statement-breakpoint
CREATE INDEX "invitations_search_index" ON "invitations" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "outbox_to_index" ON "outbox" USING btree ("to","createdAt","id");
--> statement-breakpoint
CREATE INDEX "outbox_kind_index" ON "outbox" USING btree ("kind","createdAt","id");
--> statement-breakpoint
CREATE INDEX "outbox_subject_index" ON "outbox" USING btree (lower("subject") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "outbox_status_index" ON "outbox" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "outbox_attempts_index" ON "outbox" USING btree ("attempts","createdAt","id");
--> statement-breakpoint
CREATE INDEX "outbox_createdAt_index" ON "outbox" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "outbox_search_index" ON "outbox" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree ("username");
