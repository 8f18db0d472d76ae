ALTER TABLE "class" ADD COLUMN "largest_group" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "price_for" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "people" integer DEFAULT 1 NOT NULL;