ALTER TABLE "bulk_runs" ADD COLUMN "role" text;
