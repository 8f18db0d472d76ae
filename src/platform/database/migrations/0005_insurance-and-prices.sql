CREATE TABLE "care_guide" (
	"id" uuid PRIMARY KEY NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"heading" text DEFAULT '' NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"ways" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reviewer" text DEFAULT '' NOT NULL,
	"reviewed_on" date NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "care_guide_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "insurance_plan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	"payer" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"confirmed_on" date NOT NULL,
	CONSTRAINT "insurance_plan_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "location_insurance_plan" (
	"location_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"plan_position" integer,
	CONSTRAINT "location_insurance_plan_location_id_plan_id_pk" PRIMARY KEY("location_id","plan_id")
);
--> statement-breakpoint
CREATE TABLE "provider_insurance_plan" (
	"provider_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"accepted" boolean NOT NULL,
	CONSTRAINT "provider_insurance_plan_provider_id_plan_id_pk" PRIMARY KEY("provider_id","plan_id")
);
--> statement-breakpoint
CREATE TABLE "price_file_check" (
	"src" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"version" text DEFAULT '' NOT NULL,
	"last_updated_on" date,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_more" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "telehealth" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "referral_needed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_location" ADD COLUMN "days" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "insurance_plan_list" ON "insurance_plan" USING btree ("payer","name");--> statement-breakpoint
CREATE INDEX "location_insurance_plan_plan" ON "location_insurance_plan" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "provider_insurance_plan_plan" ON "provider_insurance_plan" USING btree ("plan_id");