CREATE TABLE "recurringInvoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"customer" uuid NOT NULL,
	"seller" uuid,
	"every" bigint NOT NULL,
	"unit" text NOT NULL,
	"startsOn" date NOT NULL,
	"endsOn" date,
	"payWithin" bigint NOT NULL,
	"sending" text NOT NULL,
	"currency" varchar(3) NOT NULL,
	"lines" jsonb NOT NULL,
	"taxTreatment" text NOT NULL,
	"exemptionReason" text,
	"notes" text,
	"nextOn" date,
	"lastOn" date,
	"created" bigint NOT NULL,
	"failedBecause" text,
	"status" text NOT NULL,
	"net" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name")) STORED
);

--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "recurring" uuid;
--> statement-breakpoint
ALTER TABLE "recurringInvoices" ADD CONSTRAINT "recurringInvoices_customer_exists" FOREIGN KEY ("customer") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recurringInvoices" ADD CONSTRAINT "recurringInvoices_seller_exists" FOREIGN KEY ("seller") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "recurringInvoices_name_index" ON "recurringInvoices" USING btree (lower("name") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "recurringInvoices_nextOn_index" ON "recurringInvoices" USING btree ("nextOn","createdAt","id");
--> statement-breakpoint
CREATE INDEX "recurringInvoices_total_index" ON "recurringInvoices" USING btree ("total","createdAt","id");
--> statement-breakpoint
CREATE INDEX "recurringInvoices_created_index" ON "recurringInvoices" USING btree ("created","createdAt","id");
--> statement-breakpoint
CREATE INDEX "recurringInvoices_status_index" ON "recurringInvoices" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "recurringInvoices_createdAt_index" ON "recurringInvoices" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "recurringInvoices_customer_index" ON "recurringInvoices" USING btree ("customer","createdAt","id");
--> statement-breakpoint
CREATE INDEX "recurringInvoices_sending_index" ON "recurringInvoices" USING btree ("sending","createdAt","id");
--> statement-breakpoint
CREATE INDEX "recurringInvoices_currency_index" ON "recurringInvoices" USING btree ("currency","createdAt","id");
--> statement-breakpoint
CREATE INDEX "recurringInvoices_seller_index" ON "recurringInvoices" USING btree ("seller","createdAt","id");
--> statement-breakpoint
CREATE INDEX "recurringInvoices_search_index" ON "recurringInvoices" USING gin ("search");
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_recurring_exists" FOREIGN KEY ("recurring") REFERENCES "public"."recurringInvoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoices_recurring_index" ON "invoices" USING btree ("recurring","createdAt","id");
