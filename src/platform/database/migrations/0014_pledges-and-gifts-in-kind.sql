CREATE TABLE "gift_in_kind" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"donor_id" uuid NOT NULL,
	"person" text,
	"description" text,
	"designation" text NOT NULL,
	"received_on" date NOT NULL,
	"receipt_number" text NOT NULL,
	"voided_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pledge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "pledge_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"donor_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"designation" text NOT NULL,
	"due_on" date,
	"canceled_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pledge_amount_positive" CHECK ("pledge"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "gift" ADD COLUMN "pledge_id" uuid;--> statement-breakpoint
ALTER TABLE "gift_in_kind" ADD CONSTRAINT "gift_in_kind_of" FOREIGN KEY ("donor_id") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledge" ADD CONSTRAINT "pledge_of" FOREIGN KEY ("donor_id") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_in_kind_receipt" ON "gift_in_kind" USING btree ("receipt_number");--> statement-breakpoint
CREATE INDEX "gift_in_kind_donor" ON "gift_in_kind" USING btree ("donor_id");--> statement-breakpoint
CREATE INDEX "pledge_donor" ON "pledge" USING btree ("donor_id");--> statement-breakpoint
CREATE INDEX "gift_pledge" ON "gift" USING btree ("pledge_id") WHERE pledge_id is not null;