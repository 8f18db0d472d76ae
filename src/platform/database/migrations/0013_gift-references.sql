ALTER TABLE "gift" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_reference" ON "gift" USING btree ("reference");