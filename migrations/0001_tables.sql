CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lane" smallint NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"operation" text NOT NULL,
	"userId" uuid,
	"resource" text NOT NULL,
	"record" uuid NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"batch" uuid NOT NULL
);

--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "credentials" (
	"userId" uuid PRIMARY KEY NOT NULL,
	"passwordHash" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "idempotency" (
	"key" text NOT NULL,
	"userId" uuid NOT NULL,
	"request" "bytea" NOT NULL,
	"record" uuid NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_userId_key_pk" PRIMARY KEY("userId","key")
);

--> statement-breakpoint
CREATE TABLE "ledger_heads" (
	"lane" smallint PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "resource_changes" (
	"resource" text NOT NULL,
	"lane" smallint NOT NULL,
	"changes" bigint NOT NULL,
	CONSTRAINT "resource_changes_resource_lane_pk" PRIMARY KEY("resource","lane")
);

--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"userId" uuid NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"expiresAt" timestamp(3) with time zone NOT NULL,
	"endedAt" timestamp(3) with time zone,
	"userAgent" text
);

--> statement-breakpoint
CREATE TABLE "slugs" (
	"resource" text NOT NULL,
	"slug" text NOT NULL,
	"record" uuid NOT NULL,
	CONSTRAINT "slugs_resource_slug_pk" PRIMARY KEY("resource","slug")
);

--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"category" text NOT NULL,
	"price" bigint NOT NULL,
	"currency" varchar(3) NOT NULL,
	"cost" bigint,
	"stock" bigint NOT NULL,
	"weight" numeric(15, 3),
	"colors" text[] NOT NULL,
	"labels" text[] NOT NULL,
	"featured" boolean NOT NULL,
	"availableFrom" date,
	"cover" text,
	"description" text,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"deletedAt" timestamp(3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (words("name") || words("code") || words_of_array("labels") || words_of_html("description")) STORED
);

--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text,
	"customer" uuid NOT NULL,
	"issuedOn" date NOT NULL,
	"dueOn" date NOT NULL,
	"currency" varchar(3) NOT NULL,
	"lines" jsonb NOT NULL,
	"notes" text,
	"status" text NOT NULL,
	"total" bigint NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("number") || words("notes")) STORED
);

--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"website" text,
	"segment" text NOT NULL,
	"country" varchar(2) NOT NULL,
	"city" text,
	"address" text,
	"currency" varchar(3) NOT NULL,
	"account" uuid,
	"creditNote" text,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"deletedAt" timestamp(3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (words("name") || words("email") || words("city")) STORED
);

--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"displayName" text NOT NULL,
	"firstName" text NOT NULL,
	"lastName" text NOT NULL,
	"email" text NOT NULL,
	"photoURL" text,
	"phoneNumber" text,
	"country" varchar(2),
	"address" text,
	"state" text,
	"city" text,
	"zipCode" text,
	"company" text,
	"about" text,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"isPublic" boolean NOT NULL,
	"emailVerified" boolean NOT NULL,
	"locale" text NOT NULL,
	"timezone" text,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("displayName") || words("email") || words("company")) STORED
);

--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_exists" FOREIGN KEY ("customer") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_account_exists" FOREIGN KEY ("account") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "changes_record_index" ON "changes" USING btree ("resource","record","id");
--> statement-breakpoint
CREATE INDEX "changes_batch_index" ON "changes" USING btree ("batch");
--> statement-breakpoint
CREATE INDEX "idempotency_age_index" ON "idempotency" USING btree ("createdAt");
--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("userId");
--> statement-breakpoint
CREATE INDEX "sessions_expiry_index" ON "sessions" USING btree ("expiresAt");
--> statement-breakpoint
CREATE INDEX "slugs_record_index" ON "slugs" USING btree ("record");
--> statement-breakpoint
CREATE INDEX "products_name_index" ON "products" USING btree (lower("name") collate "C","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_code_index" ON "products" USING btree (lower("code") collate "C","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_category_index" ON "products" USING btree ("category","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_price_index" ON "products" USING btree ("price","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_stock_index" ON "products" USING btree ("stock","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_status_index" ON "products" USING btree ("status","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_createdAt_index" ON "products" USING btree ("createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_featured_index" ON "products" USING btree ("featured","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_colors_index" ON "products" USING gin ("colors") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_labels_index" ON "products" USING gin ("labels") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_search_index" ON "products" USING gin ("search") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug_unique" ON "products" USING btree ("slug");
--> statement-breakpoint
CREATE UNIQUE INDEX "products_code_unique" ON "products" USING btree ("code");
--> statement-breakpoint
CREATE INDEX "products_trash_index" ON "products" USING btree ("deletedAt","id") WHERE "deletedAt" is not null;
--> statement-breakpoint
CREATE INDEX "invoices_number_index" ON "invoices" USING btree (lower("number") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "invoices_issuedOn_index" ON "invoices" USING btree ("issuedOn","createdAt","id");
--> statement-breakpoint
CREATE INDEX "invoices_dueOn_index" ON "invoices" USING btree ("dueOn","createdAt","id");
--> statement-breakpoint
CREATE INDEX "invoices_total_index" ON "invoices" USING btree ("total","createdAt","id");
--> statement-breakpoint
CREATE INDEX "invoices_status_index" ON "invoices" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "invoices_createdAt_index" ON "invoices" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "invoices_customer_index" ON "invoices" USING btree ("customer","createdAt","id");
--> statement-breakpoint
CREATE INDEX "invoices_currency_index" ON "invoices" USING btree ("currency","createdAt","id");
--> statement-breakpoint
CREATE INDEX "invoices_search_index" ON "invoices" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_unique" ON "invoices" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "customers_name_index" ON "customers" USING btree (lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "customers_email_index" ON "customers" USING btree ("email",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "customers_country_index" ON "customers" USING btree ("country",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "customers_segment_index" ON "customers" USING btree ("segment",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "customers_currency_index" ON "customers" USING btree ("currency",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "customers_createdAt_index" ON "customers" USING btree ("createdAt",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "customers_account_index" ON "customers" USING btree ("account",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "customers_search_index" ON "customers" USING gin ("search") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email_unique" ON "customers" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "customers_trash_index" ON "customers" USING btree ("deletedAt","id") WHERE "deletedAt" is not null;
--> statement-breakpoint
CREATE INDEX "users_displayName_index" ON "users" USING btree (lower("displayName") collate "C","id");
--> statement-breakpoint
CREATE INDEX "users_email_index" ON "users" USING btree ("email",lower("displayName") collate "C","id");
--> statement-breakpoint
CREATE INDEX "users_role_index" ON "users" USING btree ("role",lower("displayName") collate "C","id");
--> statement-breakpoint
CREATE INDEX "users_status_index" ON "users" USING btree ("status",lower("displayName") collate "C","id");
--> statement-breakpoint
CREATE INDEX "users_company_index" ON "users" USING btree (lower("company") collate "C",lower("displayName") collate "C","id");
--> statement-breakpoint
CREATE INDEX "users_createdAt_index" ON "users" USING btree ("createdAt",lower("displayName") collate "C","id");
--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");
