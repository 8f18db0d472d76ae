CREATE TABLE "registration_check_in" (
	"registration_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"person" integer NOT NULL,
	"session" integer NOT NULL,
	"here" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "registration_check_in_pk" PRIMARY KEY("registration_id","class_id","person","session","here","at")
);
--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "has_certificate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "certificate_hours" double precision;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "certificate_sessions" integer;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "person_numbers" jsonb;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "certificate_key" text;--> statement-breakpoint
CREATE INDEX "registration_check_in_class" ON "registration_check_in" USING btree ("class_id");