CREATE TABLE "search_day" (
	"day" date PRIMARY KEY NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"without_results" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_miss" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_miss_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint
CREATE TABLE "search_phrase" (
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"phrase" text NOT NULL,
	"key" text NOT NULL,
	"stems" text[] NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	CONSTRAINT "search_phrase_owner_id_phrase_pk" PRIMARY KEY("owner_id","phrase")
);
--> statement-breakpoint
CREATE TABLE "search_rebuild" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "search_document_spelling";--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "head" "tsvector" GENERATED ALWAYS AS (ts_filter(terms, '{a,b,c}')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "title_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_phrase_stems" ON "search_phrase" USING gin ("stems");--> statement-breakpoint
CREATE INDEX "search_phrase_key" ON "search_phrase" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_document_head" ON "search_document" USING gin ("head");--> statement-breakpoint
CREATE INDEX "search_document_title" ON "search_document" USING btree ("title_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_document_weight" ON "search_document" USING btree ("weight");--> statement-breakpoint
ALTER TABLE "search_document" DROP COLUMN "spelling";--> statement-breakpoint
UPDATE "search_document" SET "title_key" = lower(unaccent("title"));--> statement-breakpoint
INSERT INTO "search_phrase" ("owner_id", "kind", "phrase", "key", "stems")
SELECT "specialty"."id", 'found', "phrase", trim(lower("plain"."form")), coalesce(
	nullif(tsvector_to_array(to_tsvector('english', "plain"."form")), '{}'), tsvector_to_array(to_tsvector('simple', "plain"."form")))
FROM "specialty", unnest("specialty"."plain_words") AS "phrase",
	LATERAL (SELECT regexp_replace(unaccent("phrase"), '[^[:alnum:]]+', ' ', 'g') AS "form") AS "plain"
WHERE trim("plain"."form") <> '' ON CONFLICT DO NOTHING;
