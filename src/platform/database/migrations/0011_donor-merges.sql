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
ALTER TABLE "donor" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "donor_merge" ADD CONSTRAINT "donor_merge_kept" FOREIGN KEY ("kept_id") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donor_merge" ADD CONSTRAINT "donor_merge_merged" FOREIGN KEY ("merged_id") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donor_merge_of" ON "donor_merge" USING btree ("kept_id","at");--> statement-breakpoint
CREATE INDEX "donor_merge_gone" ON "donor_merge" USING btree ("merged_id");--> statement-breakpoint
ALTER TABLE "donor" ADD CONSTRAINT "donor_merged_into" FOREIGN KEY ("merged_into") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donor_merged" ON "donor" USING btree ("merged_into") WHERE merged_into is not null;