ALTER TABLE "form" ADD COLUMN "answer_within_days" integer;--> statement-breakpoint
ALTER TABLE "form_submission" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "form_submission" ADD COLUMN "merged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_submission" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_submission" ADD CONSTRAINT "form_submission_merged_into" FOREIGN KEY ("merged_into") REFERENCES "public"."form_submission"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_submission_merged" ON "form_submission" USING btree ("merged_into") WHERE merged_into is not null;