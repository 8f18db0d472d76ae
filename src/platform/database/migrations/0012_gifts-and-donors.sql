CREATE TABLE "designation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"former_names" text[] DEFAULT '{}' NOT NULL,
	"position" integer NOT NULL,
	"offered_to" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "donor_merge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kept_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"person" text NOT NULL,
	"kept_revision" integer NOT NULL,
	"moved" jsonb NOT NULL,
	"actor_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "statement" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"donor_id" uuid NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_run" (
	"year" integer PRIMARY KEY NOT NULL,
	"actor_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "donor" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "donor" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "gift" ADD COLUMN "check_number" text;--> statement-breakpoint
ALTER TABLE "gift" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "gift" ADD COLUMN "memo" text;--> statement-breakpoint
ALTER TABLE "gift" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift" ADD COLUMN "pledge_id" uuid;--> statement-breakpoint
ALTER TABLE "donor_merge" ADD CONSTRAINT "donor_merge_kept" FOREIGN KEY ("kept_id") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donor_merge" ADD CONSTRAINT "donor_merge_merged" FOREIGN KEY ("merged_id") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_in_kind" ADD CONSTRAINT "gift_in_kind_of" FOREIGN KEY ("donor_id") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledge" ADD CONSTRAINT "pledge_of" FOREIGN KEY ("donor_id") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_of" FOREIGN KEY ("donor_id") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "designation_name" ON "designation" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "giving_change_of" ON "giving_change" USING btree ("subject","subject_id","revision");--> statement-breakpoint
CREATE INDEX "donor_merge_of" ON "donor_merge" USING btree ("kept_id","at");--> statement-breakpoint
CREATE INDEX "donor_merge_gone" ON "donor_merge" USING btree ("merged_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_in_kind_receipt" ON "gift_in_kind" USING btree ("receipt_number");--> statement-breakpoint
CREATE INDEX "gift_in_kind_donor" ON "gift_in_kind" USING btree ("donor_id");--> statement-breakpoint
CREATE INDEX "pledge_donor" ON "pledge" USING btree ("donor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_once" ON "statement" USING btree ("year","donor_id");--> statement-breakpoint
ALTER TABLE "donor" ADD CONSTRAINT "donor_merged_into" FOREIGN KEY ("merged_into") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donor_merged" ON "donor" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_reference" ON "gift" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "gift_pledge" ON "gift" USING btree ("pledge_id") WHERE pledge_id is not null;--> statement-breakpoint
CREATE INDEX "gift_check" ON "gift" USING btree ("donor_id","check_number") WHERE check_number is not null;