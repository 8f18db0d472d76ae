CREATE TABLE "newsletter_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"person" text,
	"asked" text,
	"confirm_token_hash" text,
	"confirm_until" timestamp with time zone,
	"link" text NOT NULL,
	"link_token_hash" text NOT NULL,
	"source" text NOT NULL,
	"utm" jsonb,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"forgotten_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "newsletter_request_created" ON "newsletter_request" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriber_fingerprint" ON "newsletter_subscriber" USING btree ("fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriber_link" ON "newsletter_subscriber" USING btree ("link_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriber_confirm" ON "newsletter_subscriber" USING btree ("confirm_token_hash");--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_state" ON "newsletter_subscriber" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_created" ON "newsletter_subscriber" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_waiting" ON "newsletter_subscriber" USING btree ("confirm_until") WHERE asked is not null;