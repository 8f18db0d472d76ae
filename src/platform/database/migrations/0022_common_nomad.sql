CREATE TABLE "recurring_payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"description" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"pay_until" timestamp with time zone NOT NULL,
	"return_path" text NOT NULL,
	"cancel_path" text NOT NULL,
	"provider" text,
	"checkout_id" text,
	"checkout_url" text,
	"agreement_id" text,
	"next_charge_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recurring_payment_agreement" UNIQUE("provider","agreement_id"),
	CONSTRAINT "recurring_payment_amount_positive" CHECK ("recurring_payment"."amount" > 0),
	CONSTRAINT "recurring_payment_state_known" CHECK ("recurring_payment"."state" in ('open', 'active', 'past-due', 'paused', 'ended', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_agreement" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recurring_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"next_charge_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_agreement_once" UNIQUE("recurring_id")
);
--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_event" ALTER COLUMN "checkout_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD COLUMN "agreement_id" uuid;--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_event" ADD COLUMN "agreement_id" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "recurring_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "agreement_id" text;--> statement-breakpoint
CREATE INDEX "recurring_payment_subject" ON "recurring_payment" USING btree ("purpose","subject_id");--> statement-breakpoint
CREATE INDEX "recurring_payment_undecided" ON "recurring_payment" USING btree ("pay_until") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD CONSTRAINT "sandbox_checkout_of" FOREIGN KEY ("agreement_id") REFERENCES "public"."sandbox_agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_recurring" FOREIGN KEY ("recurring_id") REFERENCES "public"."recurring_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_checkout_agreement" ON "sandbox_checkout" USING btree ("agreement_id");--> statement-breakpoint
CREATE INDEX "payment_recurring" ON "payment" USING btree ("recurring_id");