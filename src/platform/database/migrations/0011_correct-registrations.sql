CREATE TABLE "registration_correction" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"refund" integer DEFAULT 0 NOT NULL,
	"details" text,
	"answers" text,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "desk_method" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "desk_paid" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "desk_refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "registration_correction_of" ON "registration_correction" USING btree ("registration_id","at");--> statement-breakpoint
CREATE INDEX "registration_number" ON "registration" USING btree ("number");