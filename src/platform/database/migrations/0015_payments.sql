CREATE TABLE "sandbox_checkout" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"settles_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_checkout_once" UNIQUE("payment_id"),
	CONSTRAINT "sandbox_checkout_amount" CHECK ("sandbox_checkout"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"checkout_id" uuid NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"checkout_id" uuid NOT NULL,
	"refund_id" uuid,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refund_once" UNIQUE("refund_id"),
	CONSTRAINT "sandbox_refund_amount" CHECK ("sandbox_refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
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
	"charge_id" text,
	"refunds_committed" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_checkout" UNIQUE("provider","checkout_id"),
	CONSTRAINT "payment_charge" UNIQUE("provider","charge_id"),
	CONSTRAINT "payment_amount_positive" CHECK ("payment"."amount" > 0),
	CONSTRAINT "payment_refunds_within_amount" CHECK ("payment"."refunded" >= 0 and "payment"."refunded" <= "payment"."refunds_committed" and "payment"."refunds_committed" <= "payment"."amount"),
	CONSTRAINT "payment_refunds_only_of_paid" CHECK ("payment"."refunds_committed" = 0 or "payment"."state" = 'paid'),
	CONSTRAINT "payment_state_known" CHECK ("payment"."state" in ('open', 'processing', 'paid', 'expired', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"checkout_id" text,
	"charge_id" text,
	"payment_id" uuid,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"key" text,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"provider_refund_id" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_key" UNIQUE("payment_id","key"),
	CONSTRAINT "refund_at_provider" UNIQUE("payment_id","provider_refund_id"),
	CONSTRAINT "refund_amount_positive" CHECK ("refund"."amount" > 0),
	CONSTRAINT "refund_state_known" CHECK ("refund"."state" in ('requested', 'pending', 'succeeded', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "sandbox_event" ADD CONSTRAINT "sandbox_event_of" FOREIGN KEY ("checkout_id") REFERENCES "public"."sandbox_checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_of" FOREIGN KEY ("checkout_id") REFERENCES "public"."sandbox_checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_of" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_of" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_checkout_created" ON "sandbox_checkout" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_refund_created" ON "sandbox_refund" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_subject" ON "payment" USING btree ("purpose","subject_id");--> statement-breakpoint
CREATE INDEX "payment_created" ON "payment" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_state" ON "payment" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "payment_undecided" ON "payment" USING btree ("pay_until") WHERE state in ('open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_event_once" ON "payment_event" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_event_payment" ON "payment_event" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_event_waiting" ON "payment_event" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "refund_created" ON "refund" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refund_waiting" ON "refund" USING btree ("created_at") WHERE state = 'requested';