ALTER TABLE "outbox_message" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "handed_over_at" timestamp with time zone;