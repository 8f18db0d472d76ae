DROP INDEX "content_item_published";--> statement-breakpoint
DROP INDEX "content_item_title";--> statement-breakpoint
CREATE INDEX "content_item_published" ON "content_item" USING btree ("type","published_at","id","search_text","status") WHERE trashed_at is null;--> statement-breakpoint
CREATE INDEX "content_item_title" ON "content_item" USING btree ("type","search_text","id","status") WHERE trashed_at is null;