DROP INDEX "search_document_weight";--> statement-breakpoint
CREATE INDEX "search_document_head_first" ON "search_document" USING gin ("head") WHERE weight = 3;--> statement-breakpoint
CREATE INDEX "search_document_title_first" ON "search_document" USING btree ("title_key" text_pattern_ops) WHERE weight = 3;