CREATE TABLE "backup_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"trigger" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"file" text,
	"target" text,
	"bytes" bigint,
	"is_encrypted" boolean,
	"rows" integer,
	"files" integer,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "erasure_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasure_ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"site" uuid DEFAULT gen_random_uuid() NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backup_run_queued" ON "backup_run" USING btree ("kind","queued_at");--> statement-breakpoint
CREATE INDEX "backup_run_active" ON "backup_run" USING btree ("state") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "erasure_entry_at" ON "erasure_entry" USING btree ("at");