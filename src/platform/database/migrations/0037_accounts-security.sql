CREATE TABLE "audit_refusal" (
	"key" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_api_token" ADD COLUMN "export_people" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "two_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_event_action" ON "audit_event" USING btree ("action","at");