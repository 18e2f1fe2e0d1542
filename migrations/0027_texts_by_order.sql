CREATE INDEX "calendarEvents_recurrence_index" ON "calendarEvents" USING btree (lower("recurrence") collate "C","start","id");
--> statement-breakpoint
CREATE INDEX "bookings_unit_index" ON "bookings" USING btree (lower("unit") collate "C","arrivesOn","id");
--> statement-breakpoint
CREATE INDEX "ledgerEntries_transfer_index" ON "ledgerEntries" USING btree (lower("transfer") collate "C","bookedOn","id");
--> statement-breakpoint
CREATE INDEX "pageViews_path_index" ON "pageViews" USING btree (lower("path") collate "C","hour","id");
