ALTER TABLE "class" ADD COLUMN "teacher" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "what_to_bring" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "price_note" text DEFAULT '' NOT NULL;