CREATE TABLE "third_party_report" (
	"started_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"finished_at" timestamp with time zone,
	"pages" integer DEFAULT 0 NOT NULL,
	"unread" text[] DEFAULT '{}' NOT NULL,
	"counted" text[] DEFAULT '{}' NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"complete" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "may_be_counted" boolean DEFAULT false NOT NULL;