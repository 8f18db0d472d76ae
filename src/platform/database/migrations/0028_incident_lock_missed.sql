CREATE TABLE "incident" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL,
	"link_label" text NOT NULL,
	"closures" text NOT NULL,
	"text_home" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" text NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "missed_address" (
	"path" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"put_aside_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_lock" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"locked" boolean NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "match" text DEFAULT 'exact' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "incident_under_way" ON "incident" USING btree ((true)) WHERE "incident"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "missed_address_seen" ON "missed_address" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "missed_address_count" ON "missed_address" USING btree ("count");--> statement-breakpoint
CREATE INDEX "redirect_rules" ON "redirect" USING btree ("match") WHERE "redirect"."match" <> 'exact';