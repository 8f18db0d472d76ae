CREATE TABLE "condition" (
	"id" uuid PRIMARY KEY NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	"kind" text DEFAULT 'condition' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"specialty_ids" uuid[] DEFAULT '{}' NOT NULL,
	"provider_ids" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "condition_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "job_opening" (
	"id" uuid PRIMARY KEY NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"location_id" uuid NOT NULL,
	"schedule" text DEFAULT 'full' NOT NULL,
	"shift" text DEFAULT '' NOT NULL,
	"pay_from" double precision NOT NULL,
	"pay_to" double precision NOT NULL,
	"pay_per" text DEFAULT 'hour' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"requirements" text DEFAULT '' NOT NULL,
	"posted_on" date NOT NULL,
	"closes_on" date,
	"form_id" uuid,
	CONSTRAINT "job_opening_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "covered_by_assistance" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "offers_pdf" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "condition_specialties" ON "condition" USING gin ("specialty_ids");--> statement-breakpoint
CREATE INDEX "job_opening_posted_on" ON "job_opening" USING btree ("posted_on");