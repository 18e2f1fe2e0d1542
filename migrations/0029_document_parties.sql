CREATE TABLE "document_parties" (
	"resource" text NOT NULL,
	"record" uuid NOT NULL,
	"parties" jsonb NOT NULL,
	CONSTRAINT "document_parties_resource_record_pk" PRIMARY KEY("resource","record")
);

