CREATE TABLE "giving_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"details" text NOT NULL,
	"actor_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "donor" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift" ADD COLUMN "check_number" text;--> statement-breakpoint
ALTER TABLE "gift" ADD COLUMN "memo" text;--> statement-breakpoint
ALTER TABLE "gift" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "giving_change_of" ON "giving_change" USING btree ("subject","subject_id","revision");--> statement-breakpoint
CREATE INDEX "gift_check" ON "gift" USING btree ("donor_id","check_number") WHERE check_number is not null;