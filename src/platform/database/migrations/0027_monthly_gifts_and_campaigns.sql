CREATE TABLE "campaign" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"goal" bigint NOT NULL,
	"elsewhere" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_total" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"raised" bigint DEFAULT 0 NOT NULL,
	"gifts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "monthly_gift" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "monthly_gift_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"donor_id" uuid NOT NULL,
	"recurring_id" uuid,
	"fee_covered" integer DEFAULT 0 NOT NULL,
	"designation" text NOT NULL,
	"campaign_id" uuid,
	"for_employee_giving_campaign" boolean DEFAULT false NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"will_estate" boolean DEFAULT false NOT NULL,
	"volunteer" boolean DEFAULT false NOT NULL,
	"person" text,
	"tribute" text,
	"acknowledge_by" text DEFAULT 'none' NOT NULL,
	"utm" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "monthly_gift" ADD CONSTRAINT "monthly_gift_of" FOREIGN KEY ("donor_id") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_gift" ADD CONSTRAINT "monthly_gift_paid_by" FOREIGN KEY ("recurring_id") REFERENCES "public"."recurring_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "monthly_gift_recurring" ON "monthly_gift" USING btree ("recurring_id");--> statement-breakpoint
CREATE INDEX "monthly_gift_donor" ON "monthly_gift" USING btree ("donor_id");--> statement-breakpoint
CREATE INDEX "monthly_gift_created" ON "monthly_gift" USING btree ("created_at");