CREATE TABLE "blog_post" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"image_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_post_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "calendar_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_event_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "class_category" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "class_category_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "class" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"category_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"image_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"use_custom_date_description" boolean NOT NULL,
	"custom_date_description" text NOT NULL,
	"location_id" uuid,
	"place" text NOT NULL,
	"has_registration" boolean NOT NULL,
	"registrant_limit" integer,
	"registration_ends_at" timestamp with time zone,
	"has_registration_cost" boolean NOT NULL,
	"registration_cost" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "cmu_stop" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"town" text NOT NULL,
	"place" text NOT NULL,
	"opens_at" text NOT NULL,
	"closes_at" text NOT NULL,
	"services" text[] NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"filename" text NOT NULL,
	"src" text NOT NULL,
	"s3_key" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "form" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"questions" jsonb NOT NULL,
	"submit_label" text NOT NULL,
	"thanks" text NOT NULL,
	"notify" text[] NOT NULL,
	"retention_days" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "media_coverage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"outlet" text NOT NULL,
	"href" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"image_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_item_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "press_release" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "press_release_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"target" text NOT NULL,
	"kind" integer NOT NULL,
	CONSTRAINT "redirect_from_unique" UNIQUE("from")
);
--> statement-breakpoint
CREATE TABLE "content_index_state" (
	"type" text PRIMARY KEY NOT NULL,
	"rules" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_presence" (
	"item_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_presence_item_id_user_id_pk" PRIMARY KEY("item_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "content_reference" (
	"item_id" uuid NOT NULL,
	"live" boolean NOT NULL,
	"target_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "content_reference_item_id_live_target_id_name_pk" PRIMARY KEY("item_id","live","target_id","name")
);
--> statement-breakpoint
CREATE TABLE "content_relation_order" (
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"target_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "content_relation_order_owner_id_name_target_id_pk" PRIMARY KEY("owner_id","name","target_id")
);
--> statement-breakpoint
CREATE TABLE "content_value" (
	"item_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "content_value_item_id_name_key_pk" PRIMARY KEY("item_id","name","key")
);
--> statement-breakpoint
DROP INDEX "content_item_list";--> statement-breakpoint
DROP INDEX "content_item_title";--> statement-breakpoint
ALTER TABLE "location_specialty" ADD COLUMN "specialty_position" integer;--> statement-breakpoint
ALTER TABLE "provider_location" ADD COLUMN "location_position" integer;--> statement-breakpoint
ALTER TABLE "provider_specialty" ADD COLUMN "specialty_position" integer;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "published_url" text;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "status" text GENERATED ALWAYS AS (case when trashed_at is not null then 'trashed' when published_revision is null then 'draft'
          when published_revision = revision then 'live' else 'changed' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_presence" ADD CONSTRAINT "content_presence_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reference" ADD CONSTRAINT "content_reference_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_relation_order" ADD CONSTRAINT "content_relation_order_owner_id_content_item_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_value" ADD CONSTRAINT "content_value_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_post_created_at" ON "blog_post" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "calendar_event_starts_at" ON "calendar_event" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "class_starts_at" ON "class" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "class_category_id" ON "class" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "cmu_stop_date" ON "cmu_stop" USING btree ("date");--> statement-breakpoint
CREATE INDEX "media_coverage_published_at" ON "media_coverage" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "news_item_published_at" ON "news_item" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "press_release_published_at" ON "press_release" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "redirect_to" ON "redirect" USING btree ("to");--> statement-breakpoint
CREATE INDEX "content_reference_target" ON "content_reference" USING btree ("target_id","live");--> statement-breakpoint
CREATE INDEX "content_value_key" ON "content_value" USING btree ("type","name","key","item_id");--> statement-breakpoint
CREATE INDEX "content_item_updated" ON "content_item" USING btree ("type","updated_at","id","search_text") WHERE trashed_at is null;--> statement-breakpoint
CREATE INDEX "content_item_published" ON "content_item" USING btree ("type","published_at","id","search_text") WHERE trashed_at is null;--> statement-breakpoint
CREATE INDEX "content_item_status" ON "content_item" USING btree ("type","status","updated_at","id","search_text");--> statement-breakpoint
CREATE INDEX "content_item_words" ON "content_item" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "content_item_url" ON "content_item" USING btree ("published_url") WHERE published_url is not null;--> statement-breakpoint
CREATE INDEX "content_item_title" ON "content_item" USING btree ("type","search_text","id") WHERE trashed_at is null;--> statement-breakpoint
UPDATE "content_item" SET "search_text" = left(lower(unaccent(trim("title" || ' ' || coalesce("slug", '')))), 500);