CREATE TABLE "image" (
	"id" uuid PRIMARY KEY NOT NULL,
	"image_folder_id" uuid,
	"slug" text NOT NULL,
	"filename" text NOT NULL,
	"alt" text NOT NULL,
	"src" text NOT NULL,
	"s3_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"mime_type" text NOT NULL,
	"thumb_src" text NOT NULL,
	"thumb_width" integer NOT NULL,
	"thumb_height" integer NOT NULL,
	"thumb_mime_type" text NOT NULL,
	"medium_src" text NOT NULL,
	"medium_width" integer NOT NULL,
	"medium_height" integer NOT NULL,
	"large_src" text NOT NULL,
	"large_width" integer NOT NULL,
	"large_height" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "image_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "location" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text NOT NULL,
	"address_city" text NOT NULL,
	"address_state" text NOT NULL,
	"address_postal_code" text NOT NULL,
	"phone_main" text NOT NULL,
	"phone_fax" text NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"hours_of_operation" text NOT NULL,
	"status" text NOT NULL,
	"status_note" text NOT NULL,
	"about" text NOT NULL,
	"parking" text NOT NULL,
	"entrance" text NOT NULL,
	"accessibility" text NOT NULL,
	"services" text[] NOT NULL,
	"links" jsonb NOT NULL,
	"departments" jsonb NOT NULL,
	"apple_maps_link" text NOT NULL,
	"google_maps_link" text NOT NULL,
	"card_image_id" uuid,
	"page_hero_image_id" uuid,
	"confirmed_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "location_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "location_specialty" (
	"location_id" uuid NOT NULL,
	"specialty_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "location_specialty_location_id_specialty_id_pk" PRIMARY KEY("location_id","specialty_id")
);
--> statement-breakpoint
CREATE TABLE "navigation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "navigation_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"share_image_id" uuid,
	"blocks" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "provider" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"acronyms_and_abbreviations" text NOT NULL,
	"position" text NOT NULL,
	"profile_image_id" uuid,
	"medical_school" text NOT NULL,
	"education" text NOT NULL,
	"internship_and_residency" text NOT NULL,
	"fellowships" text NOT NULL,
	"board_certification" text NOT NULL,
	"clinical_interests" text NOT NULL,
	"bio" text NOT NULL,
	"gender" text,
	"languages" text[] NOT NULL,
	"accepting_new_patients" boolean NOT NULL,
	"confirmed_on" date,
	"terms" "tsvector" NOT NULL,
	"spelling" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "provider_location" (
	"provider_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "provider_location_provider_id_location_id_pk" PRIMARY KEY("provider_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "provider_specialty" (
	"provider_id" uuid NOT NULL,
	"specialty_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "provider_specialty_provider_id_specialty_id_pk" PRIMARY KEY("provider_id","specialty_id")
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "site_settings_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "specialty" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"about" text NOT NULL,
	"plain_words" text[] NOT NULL,
	"treats" text[] NOT NULL,
	"phone" text NOT NULL,
	"icon_image_id" uuid,
	"banner_image_id" uuid,
	"terms" "tsvector" NOT NULL,
	"spelling" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "specialty_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "audit_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "content_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	"data" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"published_revision" integer,
	"published_at" timestamp with time zone,
	"trashed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_revision" (
	"item_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"action" text NOT NULL,
	"data" jsonb NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_revision_item_id_revision_pk" PRIMARY KEY("item_id","revision")
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"excerpt" text NOT NULL,
	"terms" "tsvector" NOT NULL,
	"spelling" text NOT NULL,
	"weight" smallint DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_revision" ADD CONSTRAINT "content_revision_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "location_specialty_specialty" ON "location_specialty" USING btree ("specialty_id");--> statement-breakpoint
CREATE INDEX "provider_sort" ON "provider" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "provider_terms" ON "provider" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "provider_spelling" ON "provider" USING gin ("spelling" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "provider_languages" ON "provider" USING gin ("languages");--> statement-breakpoint
CREATE INDEX "provider_location_location" ON "provider_location" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "provider_specialty_specialty" ON "provider_specialty" USING btree ("specialty_id");--> statement-breakpoint
CREATE INDEX "specialty_terms" ON "specialty" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "specialty_spelling" ON "specialty" USING gin ("spelling" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_event_subject" ON "audit_event" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_event_at" ON "audit_event" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_item_slug" ON "content_item" USING btree ("type","slug") WHERE trashed_at is null;--> statement-breakpoint
CREATE INDEX "content_item_list" ON "content_item" USING btree ("type","updated_at");--> statement-breakpoint
CREATE INDEX "content_item_title" ON "content_item" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_document_terms" ON "search_document" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_document_spelling" ON "search_document" USING gin ("spelling" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_document_type" ON "search_document" USING btree ("type");