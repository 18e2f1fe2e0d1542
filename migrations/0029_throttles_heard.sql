ALTER TABLE "throttles" ADD COLUMN "isHeard" boolean DEFAULT true NOT NULL;
