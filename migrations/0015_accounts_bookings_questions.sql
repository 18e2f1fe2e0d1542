CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest" text NOT NULL,
	"email" text,
	"phone" text,
	"account" uuid,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"arrivesOn" date NOT NULL,
	"leavesOn" date NOT NULL,
	"guests" bigint NOT NULL,
	"price" bigint NOT NULL,
	"currency" varchar(3) NOT NULL,
	"source" text NOT NULL,
	"rating" bigint,
	"review" text,
	"status" text NOT NULL,
	"nights" bigint NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("guest") || words("email") || words("unit")) STORED
);

--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"number" text,
	"kind" text NOT NULL,
	"currency" varchar(3) NOT NULL,
	"openedOn" date NOT NULL,
	"balance" bigint NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name") || words("number")) STORED
);

--> statement-breakpoint
CREATE TABLE "ledgerEntries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" uuid NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" varchar(3) NOT NULL,
	"category" text NOT NULL,
	"counterparty" text NOT NULL,
	"bookedOn" date NOT NULL,
	"reference" text,
	"transfer" text,
	"reverses" uuid,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("counterparty") || words("reference")) STORED
);

--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"category" text NOT NULL,
	"language" text NOT NULL,
	"rank" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("question") || words_of_html("answer")) STORED
);

--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"email" text NOT NULL,
	"subject" text,
	"message" text,
	"language" text NOT NULL,
	"note" text,
	"answeredAt" timestamp(3) with time zone,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name") || words("email") || words("subject") || words("message")) STORED
);

--> statement-breakpoint
CREATE TABLE "pageViews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hour" timestamp(3) with time zone NOT NULL,
	"site" text NOT NULL,
	"path" text NOT NULL,
	"referrer" text NOT NULL,
	"country" varchar(2) NOT NULL,
	"device" text NOT NULL,
	"views" bigint NOT NULL,
	"visitors" bigint NOT NULL,
	"signUps" bigint NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("path")) STORED
);

--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_account_exists" FOREIGN KEY ("account") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledgerEntries" ADD CONSTRAINT "ledgerEntries_account_exists" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledgerEntries" ADD CONSTRAINT "ledgerEntries_reverses_exists" FOREIGN KEY ("reverses") REFERENCES "public"."ledgerEntries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bookings_guest_index" ON "bookings" USING btree (lower("guest") collate "C","arrivesOn","id");
--> statement-breakpoint
CREATE INDEX "bookings_arrivesOn_index" ON "bookings" USING btree ("arrivesOn","id");
--> statement-breakpoint
CREATE INDEX "bookings_leavesOn_index" ON "bookings" USING btree ("leavesOn","arrivesOn","id");
--> statement-breakpoint
CREATE INDEX "bookings_price_index" ON "bookings" USING btree ("price","arrivesOn","id");
--> statement-breakpoint
CREATE INDEX "bookings_createdAt_index" ON "bookings" USING btree ("createdAt","arrivesOn","id");
--> statement-breakpoint
CREATE INDEX "bookings_status_index" ON "bookings" USING btree ("status","arrivesOn","id");
--> statement-breakpoint
CREATE INDEX "bookings_kind_index" ON "bookings" USING btree ("kind","arrivesOn","id");
--> statement-breakpoint
CREATE INDEX "bookings_unit_words_index" ON "bookings" USING gin (words("unit"));
--> statement-breakpoint
CREATE INDEX "bookings_source_index" ON "bookings" USING btree ("source","arrivesOn","id");
--> statement-breakpoint
CREATE INDEX "bookings_currency_index" ON "bookings" USING btree ("currency","arrivesOn","id");
--> statement-breakpoint
CREATE INDEX "bookings_rating_index" ON "bookings" USING btree ("rating","arrivesOn","id");
--> statement-breakpoint
CREATE INDEX "bookings_account_index" ON "bookings" USING btree ("account","arrivesOn","id");
--> statement-breakpoint
CREATE INDEX "bookings_search_index" ON "bookings" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "accounts_name_index" ON "accounts" USING btree (lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "accounts_number_index" ON "accounts" USING btree (lower("number") collate "C",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "accounts_kind_index" ON "accounts" USING btree ("kind",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "accounts_balance_index" ON "accounts" USING btree ("balance",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "accounts_openedOn_index" ON "accounts" USING btree ("openedOn",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "accounts_status_index" ON "accounts" USING btree ("status",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "accounts_currency_index" ON "accounts" USING btree ("currency",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "accounts_search_index" ON "accounts" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_number_unique" ON "accounts" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "ledgerEntries_bookedOn_index" ON "ledgerEntries" USING btree ("bookedOn","id");
--> statement-breakpoint
CREATE INDEX "ledgerEntries_counterparty_index" ON "ledgerEntries" USING btree (lower("counterparty") collate "C","bookedOn","id");
--> statement-breakpoint
CREATE INDEX "ledgerEntries_counterparty_words_index" ON "ledgerEntries" USING gin (words("counterparty"));
--> statement-breakpoint
CREATE INDEX "ledgerEntries_amount_index" ON "ledgerEntries" USING btree ("amount","bookedOn","id");
--> statement-breakpoint
CREATE INDEX "ledgerEntries_createdAt_index" ON "ledgerEntries" USING btree ("createdAt","bookedOn","id");
--> statement-breakpoint
CREATE INDEX "ledgerEntries_status_index" ON "ledgerEntries" USING btree ("status","bookedOn","id");
--> statement-breakpoint
CREATE INDEX "ledgerEntries_account_index" ON "ledgerEntries" USING btree ("account","bookedOn","id");
--> statement-breakpoint
CREATE INDEX "ledgerEntries_direction_index" ON "ledgerEntries" USING btree ("direction","bookedOn","id");
--> statement-breakpoint
CREATE INDEX "ledgerEntries_category_index" ON "ledgerEntries" USING btree ("category","bookedOn","id");
--> statement-breakpoint
CREATE INDEX "ledgerEntries_currency_index" ON "ledgerEntries" USING btree ("currency","bookedOn","id");
--> statement-breakpoint
CREATE INDEX "ledgerEntries_transfer_words_index" ON "ledgerEntries" USING gin (words("transfer"));
--> statement-breakpoint
CREATE INDEX "ledgerEntries_reverses_index" ON "ledgerEntries" USING btree ("reverses","bookedOn","id");
--> statement-breakpoint
CREATE INDEX "ledgerEntries_search_index" ON "ledgerEntries" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "questions_rank_index" ON "questions" USING btree ("rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "questions_question_index" ON "questions" USING btree (lower("question") collate "C","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "questions_updatedAt_index" ON "questions" USING btree ("updatedAt","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "questions_category_index" ON "questions" USING btree ("category","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "questions_language_index" ON "questions" USING btree ("language","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "questions_status_index" ON "questions" USING btree ("status","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "questions_search_index" ON "questions" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "enquiries_email_index" ON "enquiries" USING btree ("email","createdAt","id");
--> statement-breakpoint
CREATE INDEX "enquiries_kind_index" ON "enquiries" USING btree ("kind","createdAt","id");
--> statement-breakpoint
CREATE INDEX "enquiries_createdAt_index" ON "enquiries" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "enquiries_status_index" ON "enquiries" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "enquiries_language_index" ON "enquiries" USING btree ("language","createdAt","id");
--> statement-breakpoint
CREATE INDEX "enquiries_search_index" ON "enquiries" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "pageViews_hour_index" ON "pageViews" USING btree ("hour","id");
--> statement-breakpoint
CREATE INDEX "pageViews_views_index" ON "pageViews" USING btree ("views","hour","id");
--> statement-breakpoint
CREATE INDEX "pageViews_visitors_index" ON "pageViews" USING btree ("visitors","hour","id");
--> statement-breakpoint
CREATE INDEX "pageViews_site_index" ON "pageViews" USING btree ("site","hour","id");
--> statement-breakpoint
CREATE INDEX "pageViews_path_words_index" ON "pageViews" USING gin (words("path"));
--> statement-breakpoint
CREATE INDEX "pageViews_referrer_index" ON "pageViews" USING btree ("referrer","hour","id");
--> statement-breakpoint
CREATE INDEX "pageViews_country_index" ON "pageViews" USING btree ("country","hour","id");
--> statement-breakpoint
CREATE INDEX "pageViews_device_index" ON "pageViews" USING btree ("device","hour","id");
--> statement-breakpoint
CREATE INDEX "pageViews_search_index" ON "pageViews" USING gin ("search");
