ALTER TABLE "provider" ADD COLUMN "covered_by_assistance" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "offers_pdf" boolean DEFAULT false NOT NULL;