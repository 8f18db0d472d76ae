CREATE TABLE "search_topic" (
	"id" uuid PRIMARY KEY NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"topic" text NOT NULL,
	"pages" text[] DEFAULT '{}' NOT NULL,
	"elsewhere" text[] DEFAULT '{}' NOT NULL,
	"more_words" text[] DEFAULT '{}' NOT NULL,
	"words_off" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_topic_topic" ON "search_topic" USING btree ("topic");