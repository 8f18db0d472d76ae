CREATE TABLE "award" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"body" text NOT NULL,
	"image_id" uuid,
	"form_id" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "form_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"submission_id" uuid,
	"storage_key" text NOT NULL,
	"sealed" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"form_name" text NOT NULL,
	"is_patient_form" boolean NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"person" text NOT NULL,
	"answers" text NOT NULL,
	"sensitive_answers" text,
	"token_hash" text NOT NULL,
	"link_version" integer DEFAULT 1 NOT NULL,
	"assigned_to" uuid,
	"utm" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"delete_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "has_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "outcome" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "back_route" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "confirms_by_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "confirmation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "is_patient_form" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "form_file_submission" ON "form_file" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_file_created" ON "form_file" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "form_submission_token" ON "form_submission" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "form_submission_form" ON "form_submission" USING btree ("form_id","created_at");--> statement-breakpoint
CREATE INDEX "form_submission_created" ON "form_submission" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "form_submission_state" ON "form_submission" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "form_submission_delete_after" ON "form_submission" USING btree ("delete_after");