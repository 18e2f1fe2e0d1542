ALTER TABLE "recurringInvoices" ALTER COLUMN "failedBecause" SET DATA TYPE jsonb USING to_jsonb("failedBecause");
