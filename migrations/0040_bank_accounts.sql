ALTER TABLE "accounts" RENAME TO "bankAccounts";
--> statement-breakpoint
ALTER TABLE "bankAccounts" RENAME CONSTRAINT "accounts_pkey" TO "bankAccounts_pkey";
--> statement-breakpoint
ALTER INDEX "accounts_name_index" RENAME TO "bankAccounts_name_index";
--> statement-breakpoint
ALTER INDEX "accounts_number_index" RENAME TO "bankAccounts_number_index";
--> statement-breakpoint
ALTER INDEX "accounts_kind_index" RENAME TO "bankAccounts_kind_index";
--> statement-breakpoint
ALTER INDEX "accounts_balance_index" RENAME TO "bankAccounts_balance_index";
--> statement-breakpoint
ALTER INDEX "accounts_openedOn_index" RENAME TO "bankAccounts_openedOn_index";
--> statement-breakpoint
ALTER INDEX "accounts_status_index" RENAME TO "bankAccounts_status_index";
--> statement-breakpoint
ALTER INDEX "accounts_currency_index" RENAME TO "bankAccounts_currency_index";
--> statement-breakpoint
ALTER INDEX "accounts_search_index" RENAME TO "bankAccounts_search_index";
--> statement-breakpoint
ALTER INDEX "accounts_number_unique" RENAME TO "bankAccounts_number_unique";
--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "writtenAs" text;
--> statement-breakpoint
-- Values in change entries, mails and files keep the name accounts.
UPDATE "counters" SET "name" = 'bankAccounts' || substr("name", 9) WHERE "name" = 'accounts' OR starts_with("name", 'accounts ');
--> statement-breakpoint
UPDATE "answer_links" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "attendance_messages" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "bulk_runs" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "calendar_feeds" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "calendar_subscriptions" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "document_links" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "document_parties" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "due_dates" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "due_reminders" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "import_uploads" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "job_items" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "jobs" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "merge_positions" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "resource_changes" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "slugs" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "notifications" SET "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
--> statement-breakpoint
UPDATE "savedViews" SET "list" = 'bankAccounts' WHERE "list" = 'accounts';
--> statement-breakpoint
UPDATE "changes" SET "writtenAs" = coalesce("writtenAs", "resource"), "resource" = 'bankAccounts' WHERE "resource" = 'accounts';
