ALTER TABLE "kanbanRules" ALTER COLUMN "name" DROP NOT NULL;

--> statement-breakpoint
UPDATE "kanbanRules" SET "name" = NULL WHERE "name" ~ '^(When (a card (is (moved|created)|in) |the checklist of a card in ).*\.|(卡片(移入|新建于)|“).*时，.*。)$';
