CREATE INDEX "changes_resource_index" ON "changes" USING btree ("resource","id");
--> statement-breakpoint
CREATE INDEX "changes_user_index" ON "changes" USING btree ("userId","id");
--> statement-breakpoint
CREATE INDEX "changes_operation_index" ON "changes" USING btree ("operation","id");
--> statement-breakpoint
CREATE INDEX "changes_at_index" ON "changes" USING btree ("at");
--> statement-breakpoint
-- The ledger as records: its numbers in order, and ids made of them that are ordered alike.
create view "audit" as select
  ('00000000-0000-7000-8000-' || lpad(to_hex("id"), 12, '0'))::uuid as "id",
  1 as "version",
  "at" as "createdAt",
  "at" as "updatedAt",
  '#' || "id" as "entry",
  "userId" as "user",
  "operation",
  "resource",
  "record"::text as "record",
  "version"::bigint as "recordVersion",
  "id" as "number"
from "changes";
