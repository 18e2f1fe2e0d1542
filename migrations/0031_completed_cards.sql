ALTER TABLE "kanbanCards" ADD COLUMN "completedAt" timestamp(3) with time zone;
