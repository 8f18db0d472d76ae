CREATE TABLE "class_cancellation" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"cancelled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"class_id" uuid NOT NULL,
	"status" text NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"offered_until" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "registration_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"link_version" integer DEFAULT 1 NOT NULL,
	"duplicate_key" text NOT NULL,
	"person" text,
	"answers" text,
	"note" text,
	"utm" jsonb,
	"payment_id" uuid,
	"duplicate_of" uuid,
	"is_walk_in" boolean DEFAULT false NOT NULL,
	"checked_in_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reminded_before" timestamp with time zone,
	"reminded_on_the_day" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "told_class" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"cancelled_at" timestamp with time zone,
	"answers_until" timestamp with time zone NOT NULL,
	"person_until" timestamp with time zone NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "has_waitlist" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "offer_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "guest_takes_seat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "refund_until_hours" integer DEFAULT 48 NOT NULL;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "late_refund_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "class" ADD COLUMN "answers_kept_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "registration_token" ON "registration" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_once" ON "registration" USING btree ("duplicate_key") WHERE status in ('confirmed', 'held', 'waitlisted', 'offered');--> statement-breakpoint
CREATE INDEX "registration_class" ON "registration" USING btree ("class_id","status");--> statement-breakpoint
CREATE INDEX "registration_waiting" ON "registration" USING btree ("class_id","waiting_since","number") WHERE status = 'waitlisted';--> statement-breakpoint
CREATE INDEX "registration_lapsing" ON "registration" USING btree (coalesce(held_until, offered_until)) WHERE status in ('held', 'offered');--> statement-breakpoint
CREATE INDEX "registration_payment" ON "registration" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "registration_answers" ON "registration" USING btree ("class_id") WHERE answers is not null;