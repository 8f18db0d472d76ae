CREATE TABLE "captcha_use" (
	"id" text PRIMARY KEY NOT NULL,
	"used_for" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_answer" (
	"key" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "captcha_use_until" ON "captcha_use" USING btree ("until");--> statement-breakpoint
CREATE INDEX "submission_answer_until" ON "submission_answer" USING btree ("until");