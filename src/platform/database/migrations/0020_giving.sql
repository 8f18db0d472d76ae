CREATE TABLE "donor" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person" text,
	"email_hash" text,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gift" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "gift_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"donor_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"amount" integer NOT NULL,
	"fee_covered" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"designation" text NOT NULL,
	"campaign_id" uuid,
	"monthly_gift_id" uuid,
	"for_employee_giving_campaign" boolean DEFAULT false NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"will_estate" boolean DEFAULT false NOT NULL,
	"volunteer" boolean DEFAULT false NOT NULL,
	"person" text,
	"tribute" text,
	"acknowledge_by" text DEFAULT 'none' NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"receipt_number" text,
	"given_at" timestamp with time zone,
	"payment_id" uuid,
	"utm" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_amount_positive" CHECK ("gift"."amount" > 0),
	CONSTRAINT "gift_fee_within_amount" CHECK ("gift"."fee_covered" >= 0 and "gift"."fee_covered" < "gift"."amount"),
	CONSTRAINT "gift_refunded_within_amount" CHECK ("gift"."refunded" >= 0 and "gift"."refunded" <= "gift"."amount"),
	CONSTRAINT "gift_state_known" CHECK ("gift"."state" in ('pending', 'given', 'partly-refunded', 'refunded', 'failed', 'expired')),
	CONSTRAINT "gift_given_has_receipt" CHECK (("gift"."state" in ('given', 'partly-refunded', 'refunded')) = ("gift"."receipt_number" is not null and "gift"."given_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gift" ADD CONSTRAINT "gift_of" FOREIGN KEY ("donor_id") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "donor_email" ON "donor" USING btree ("email_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "donor_token" ON "donor" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "donor_created" ON "donor" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_receipt" ON "gift" USING btree ("receipt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_payment" ON "gift" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "gift_donor" ON "gift" USING btree ("donor_id","given_at");--> statement-breakpoint
CREATE INDEX "gift_given" ON "gift" USING btree ("given_at");--> statement-breakpoint
CREATE INDEX "gift_state" ON "gift" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "gift_campaign" ON "gift" USING btree ("campaign_id") WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX "gift_monthly" ON "gift" USING btree ("monthly_gift_id") WHERE monthly_gift_id is not null;--> statement-breakpoint
CREATE INDEX "gift_card" ON "gift" USING btree ("given_at") WHERE acknowledge_by = 'card' and acknowledged_at is null;