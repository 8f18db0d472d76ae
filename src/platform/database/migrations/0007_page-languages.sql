ALTER TABLE "page" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "translation_of_id" uuid;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;