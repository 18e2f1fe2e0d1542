ALTER TABLE "due_reminders" ADD COLUMN "retryAt" timestamp(3) with time zone;
