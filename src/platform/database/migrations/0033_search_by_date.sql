ALTER TABLE "search_document" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
UPDATE "search_document" d SET "starts_at" = c."starts_at" FROM "class" c WHERE c."id" = d."item_id";--> statement-breakpoint
UPDATE "search_document" d SET "starts_at" = e."starts_at" FROM "calendar_event" e WHERE e."id" = d."item_id";
