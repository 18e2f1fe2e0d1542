CREATE INDEX "mails_sender_words_index" ON "mails" USING gin ((words("fromName") || words("fromAddress")));
--> statement-breakpoint
CREATE INDEX "mails_owner_thread_index" ON "mails" USING btree ("owner",lower("thread") collate "C","listedAt","id");
