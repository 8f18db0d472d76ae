CREATE TABLE "content_schedule" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"revision" integer NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"failure" text,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "scheduled_job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"sealed" text,
	"dedupe_key" text,
	"message_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"interruptions" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"sending_since" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "review_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_schedule" ADD CONSTRAINT "content_schedule_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_schedule_publish" ON "content_schedule" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "content_schedule_unpublish" ON "content_schedule" USING btree ("unpublish_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_message_dedupe" ON "outbox_message" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "outbox_message_created" ON "outbox_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_message_state" ON "outbox_message" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "outbox_message_due" ON "outbox_message" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_message_readable" ON "outbox_message" USING btree ("created_at") WHERE sealed is not null;--> statement-breakpoint
CREATE INDEX "audit_event_actor" ON "audit_event" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "content_item_review" ON "content_item" USING btree ("review_requested_at") WHERE review_requested_at is not null;--> statement-breakpoint
CREATE INDEX "content_item_drafts" ON "content_item" USING btree ("updated_by","updated_at") WHERE trashed_at is null and published_revision is distinct from revision;