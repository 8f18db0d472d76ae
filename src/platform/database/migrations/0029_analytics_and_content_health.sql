CREATE TABLE "event_day" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "event_day_day_kind_key_pk" PRIMARY KEY("day","kind","key")
);
--> statement-breakpoint
CREATE TABLE "link_check" (
	"href" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"failing_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "link_round" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_use" (
	"item_id" uuid NOT NULL,
	"href" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "link_use_item_id_href_name_pk" PRIMARY KEY("item_id","href","name")
);
--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "reviewer_id" uuid;--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "specialty_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_item" ADD COLUMN "specialty_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "confirmed_by_name" text;--> statement-breakpoint
CREATE INDEX "link_use_href" ON "link_use" USING btree ("href");