CREATE TABLE "answer_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"record" uuid NOT NULL,
	"invitee" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"sentAt" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "answer_links_hash_unique" UNIQUE("hash"),
	CONSTRAINT "answer_links_invitee_unique" UNIQUE("resource","record","invitee")
);

