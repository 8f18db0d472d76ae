CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_word_likeness" ON "search_word" USING gin ("word" gin_trgm_ops);