CREATE INDEX "bookings_unit_exclusive_index" ON "bookings" USING btree (lower("unit") collate "C","arrivesOn");
