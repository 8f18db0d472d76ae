ALTER TABLE "content_item" ADD COLUMN "withdrawn_revision" integer;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "withdrawn_published_at" timestamp with time zone;