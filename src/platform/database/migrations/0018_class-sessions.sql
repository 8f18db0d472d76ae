ALTER TABLE "class" ADD COLUMN "sessions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "told_class" ADD COLUMN "sessions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "later_starts" timestamp with time zone[];