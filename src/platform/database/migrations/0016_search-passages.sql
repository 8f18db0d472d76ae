CREATE TABLE "search_passage" (
	"item_id" uuid NOT NULL,
	"at" smallint NOT NULL,
	"anchor" text NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	"terms" "tsvector" NOT NULL,
	CONSTRAINT "search_passage_item_id_at_pk" PRIMARY KEY("item_id","at")
);
--> statement-breakpoint
ALTER TABLE "search_passage" ADD CONSTRAINT "search_passage_item_id_search_document_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."search_document"("item_id") ON DELETE cascade ON UPDATE no action;