CREATE TABLE "class_survey" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answers" text,
	"may_contact" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "has_survey" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "survey_questions" jsonb DEFAULT '[{"label":"How would you rate the class?","kind":"rating"},{"label":"What was most useful to you?","kind":"text"},{"label":"What could be better?","kind":"text"},{"label":"May we quote you, without your name?","kind":"yesNo"}]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "survey_delay_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "survey_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "class_survey_once" ON "class_survey" USING btree ("registration_id","class_id");--> statement-breakpoint
CREATE INDEX "class_survey_class" ON "class_survey" USING btree ("class_id");