ALTER TABLE "provider" ADD COLUMN "name_terms" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_name_terms" ON "provider" USING gin ("name_terms");--> statement-breakpoint
UPDATE "provider" SET
	"name_terms" = to_tsvector('simple', unaccent("name" || ' ' || "acronyms_and_abbreviations")),
	"terms" = "terms" || setweight(to_tsvector('simple', unaccent(array_to_string("languages", ' '))), 'C');
