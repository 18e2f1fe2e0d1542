CREATE INDEX "changes_lane_index" ON "changes" USING btree ("lane","sequence");
