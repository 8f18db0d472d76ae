CREATE TABLE "redirect" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"target" text NOT NULL,
	"kind" integer NOT NULL,
	"match" text DEFAULT 'exact' NOT NULL,
	CONSTRAINT "redirect_from_unique" UNIQUE("from")
);
--> statement-breakpoint
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
CREATE TABLE "staff_api_token" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"export_people" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_challenge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_known_origin" (
	"user_id" uuid NOT NULL,
	"origin_hash" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_known_origin_user_id_origin_hash_pk" PRIMARY KEY("user_id","origin_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "staff_passkey" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"synced" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_code_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"api_token_hash" text NOT NULL,
	"device" text NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"two_factor" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sign_in_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"disabled_at" timestamp with time zone,
	"totp_secret" text,
	"totp_pending" text,
	"totp_last_step" bigint,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_feedback" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"answer" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_feedback_day_path_answer_pk" PRIMARY KEY("day","path","answer")
);
--> statement-breakpoint
CREATE TABLE "event_day" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "event_day_day_kind_key_pk" PRIMARY KEY("day","kind","key")
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
	"specialty_position" integer,
	CONSTRAINT "location_specialty_location_id_specialty_id_pk" PRIMARY KEY("location_id","specialty_id")
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
	"updated_at" timestamp with time zone NOT NULL,
	"name_terms" "tsvector" DEFAULT ''::tsvector NOT NULL,
	CONSTRAINT "provider_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "provider_location" (
	"provider_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"location_position" integer,
	CONSTRAINT "provider_location_provider_id_location_id_pk" PRIMARY KEY("provider_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "provider_specialty" (
	"provider_id" uuid NOT NULL,
	"specialty_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"specialty_position" integer,
	CONSTRAINT "provider_specialty_provider_id_specialty_id_pk" PRIMARY KEY("provider_id","specialty_id")
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
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "specialty_slug_unique" UNIQUE("slug")
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
CREATE TABLE "class_cancellation" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"cancelled_at" timestamp with time zone NOT NULL
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
	"has_waitlist" boolean DEFAULT true NOT NULL,
	"offer_hours" integer DEFAULT 24 NOT NULL,
	"guest_takes_seat" boolean DEFAULT false NOT NULL,
	"refund_until_hours" integer DEFAULT 48 NOT NULL,
	"late_refund_percent" integer DEFAULT 0 NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answers_kept_days" integer DEFAULT 30 NOT NULL,
	CONSTRAINT "class_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "class_series" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"series_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"class_id" uuid NOT NULL,
	"status" text NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"offered_until" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "registration_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"link_version" integer DEFAULT 1 NOT NULL,
	"duplicate_key" text NOT NULL,
	"person" text,
	"answers" text,
	"note" text,
	"utm" jsonb,
	"payment_id" uuid,
	"duplicate_of" uuid,
	"is_walk_in" boolean DEFAULT false NOT NULL,
	"checked_in_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reminded_before" timestamp with time zone,
	"reminded_on_the_day" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"email_key" text
);
--> statement-breakpoint
CREATE TABLE "told_class" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"cancelled_at" timestamp with time zone,
	"answers_until" timestamp with time zone NOT NULL
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
CREATE TABLE "application_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_progress" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "award" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"body" text NOT NULL,
	"image_id" uuid,
	"form_id" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_slug_unique" UNIQUE("slug")
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
	"has_review" boolean DEFAULT false NOT NULL,
	"outcome" text DEFAULT 'form' NOT NULL,
	"back_route" text DEFAULT '' NOT NULL,
	"confirms_by_mail" boolean DEFAULT false NOT NULL,
	"confirmation" text DEFAULT '' NOT NULL,
	"is_patient_form" boolean DEFAULT false NOT NULL,
	CONSTRAINT "form_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "form_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"submission_id" uuid,
	"storage_key" text NOT NULL,
	"sealed" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"form_name" text NOT NULL,
	"is_patient_form" boolean NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"person" text NOT NULL,
	"answers" text NOT NULL,
	"sensitive_answers" text,
	"token_hash" text NOT NULL,
	"link_version" integer DEFAULT 1 NOT NULL,
	"assigned_to" uuid,
	"utm" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"delete_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"goal" bigint NOT NULL,
	"elsewhere" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_total" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"raised" bigint DEFAULT 0 NOT NULL,
	"gifts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "monthly_gift" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "monthly_gift_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"donor_id" uuid NOT NULL,
	"recurring_id" uuid,
	"fee_covered" integer DEFAULT 0 NOT NULL,
	"designation" text NOT NULL,
	"campaign_id" uuid,
	"for_employee_giving_campaign" boolean DEFAULT false NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"will_estate" boolean DEFAULT false NOT NULL,
	"volunteer" boolean DEFAULT false NOT NULL,
	"person" text,
	"tribute" text,
	"acknowledge_by" text DEFAULT 'none' NOT NULL,
	"utm" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "donor" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person" text,
	"email_hash" text,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gift" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "gift_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"donor_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"amount" integer NOT NULL,
	"fee_covered" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"designation" text NOT NULL,
	"campaign_id" uuid,
	"monthly_gift_id" uuid,
	"for_employee_giving_campaign" boolean DEFAULT false NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"will_estate" boolean DEFAULT false NOT NULL,
	"volunteer" boolean DEFAULT false NOT NULL,
	"person" text,
	"tribute" text,
	"acknowledge_by" text DEFAULT 'none' NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"receipt_number" text,
	"given_at" timestamp with time zone,
	"payment_id" uuid,
	"utm" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_amount_positive" CHECK ("gift"."amount" > 0),
	CONSTRAINT "gift_fee_within_amount" CHECK ("gift"."fee_covered" >= 0 and "gift"."fee_covered" < "gift"."amount"),
	CONSTRAINT "gift_refunded_within_amount" CHECK ("gift"."refunded" >= 0 and "gift"."refunded" <= "gift"."amount"),
	CONSTRAINT "gift_state_known" CHECK ("gift"."state" in ('pending', 'given', 'partly-refunded', 'refunded', 'failed', 'expired')),
	CONSTRAINT "gift_given_has_receipt" CHECK (("gift"."state" in ('given', 'partly-refunded', 'refunded')) = ("gift"."receipt_number" is not null and "gift"."given_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
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
	"share_src" text DEFAULT '' NOT NULL,
	"focal_x" real,
	"focal_y" real,
	CONSTRAINT "image_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "pending_image_file" (
	"key" text PRIMARY KEY NOT NULL,
	"preview_key" text NOT NULL,
	"source_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"fit" text NOT NULL,
	"quality" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
CREATE TABLE "navigation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "navigation_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_post" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"image_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"reviewer_id" uuid,
	"reviewed_on" date,
	"specialty_ids" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "blog_post_slug_unique" UNIQUE("slug")
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
	"specialty_ids" uuid[] DEFAULT '{}' NOT NULL,
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
CREATE TABLE "error_report" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"path" text NOT NULL,
	"stack" text NOT NULL,
	"browser" text NOT NULL,
	"count" integer NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_alert" (
	"check_id" text NOT NULL,
	"node" text NOT NULL,
	"found" text NOT NULL,
	"advice" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"gone_since" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "site_alert_check_id_node_pk" PRIMARY KEY("check_id","node")
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
CREATE TABLE "preview_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"item_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preview_link_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "search_day" (
	"day" date PRIMARY KEY NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"without_results" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_miss" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_miss_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint
CREATE TABLE "site_lock" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"locked" boolean NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "site_settings_slug_unique" UNIQUE("slug")
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
CREATE TABLE "audit_refusal" (
	"key" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "captcha_use" (
	"id" text PRIMARY KEY NOT NULL,
	"used_for" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret_fingerprint" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
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
CREATE TABLE "submission_answer" (
	"key" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_hold" (
	"id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
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
	"created_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"handed_over_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recurring_payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"description" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"pay_until" timestamp with time zone NOT NULL,
	"return_path" text NOT NULL,
	"cancel_path" text NOT NULL,
	"provider" text,
	"checkout_id" text,
	"checkout_url" text,
	"agreement_id" text,
	"next_charge_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recurring_payment_agreement" UNIQUE("provider","agreement_id"),
	CONSTRAINT "recurring_payment_amount_positive" CHECK ("recurring_payment"."amount" > 0),
	CONSTRAINT "recurring_payment_state_known" CHECK ("recurring_payment"."state" in ('open', 'active', 'past-due', 'paused', 'ended', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_agreement" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recurring_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"next_charge_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_agreement_once" UNIQUE("recurring_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkout" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"settles_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"agreement_id" uuid,
	"paid_at" timestamp with time zone,
	CONSTRAINT "sandbox_checkout_once" UNIQUE("payment_id"),
	CONSTRAINT "sandbox_checkout_amount" CHECK ("sandbox_checkout"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"checkout_id" uuid,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"agreement_id" uuid
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"checkout_id" uuid NOT NULL,
	"refund_id" uuid,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refund_once" UNIQUE("refund_id"),
	CONSTRAINT "sandbox_refund_amount" CHECK ("sandbox_refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"description" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"pay_until" timestamp with time zone NOT NULL,
	"return_path" text NOT NULL,
	"cancel_path" text NOT NULL,
	"provider" text,
	"checkout_id" text,
	"checkout_url" text,
	"charge_id" text,
	"refunds_committed" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"recurring_id" uuid,
	CONSTRAINT "payment_checkout" UNIQUE("provider","checkout_id"),
	CONSTRAINT "payment_charge" UNIQUE("provider","charge_id"),
	CONSTRAINT "payment_amount_positive" CHECK ("payment"."amount" > 0),
	CONSTRAINT "payment_refunds_within_amount" CHECK ("payment"."refunded" >= 0 and "payment"."refunded" <= "payment"."refunds_committed" and "payment"."refunds_committed" <= "payment"."amount"),
	CONSTRAINT "payment_refunds_only_of_paid" CHECK ("payment"."refunds_committed" = 0 or "payment"."state" = 'paid'),
	CONSTRAINT "payment_state_known" CHECK ("payment"."state" in ('open', 'processing', 'paid', 'expired', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"checkout_id" text,
	"charge_id" text,
	"payment_id" uuid,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"agreement_id" text
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"key" text,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"provider_refund_id" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_key" UNIQUE("payment_id","key"),
	CONSTRAINT "refund_at_provider" UNIQUE("payment_id","provider_refund_id"),
	CONSTRAINT "refund_amount_positive" CHECK ("refund"."amount" > 0),
	CONSTRAINT "refund_state_known" CHECK ("refund"."state" in ('requested', 'pending', 'succeeded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "content_index_state" (
	"type" text PRIMARY KEY NOT NULL,
	"rules" text NOT NULL
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
	"updated_by" text NOT NULL,
	"review_requested_at" timestamp with time zone,
	"published_url" text,
	"status" text GENERATED ALWAYS AS (case when trashed_at is not null then 'trashed' when published_revision is null then 'draft'
          when published_revision = revision then 'live' else 'changed' end) STORED NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by_name" text,
	"withdrawn_revision" integer,
	"withdrawn_published_at" timestamp with time zone
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
CREATE TABLE "content_value" (
	"item_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "content_value_item_id_name_key_pk" PRIMARY KEY("item_id","name","key")
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"excerpt" text NOT NULL,
	"terms" "tsvector" NOT NULL,
	"weight" smallint DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"head" "tsvector" GENERATED ALWAYS AS (ts_filter(terms, '{a,b,c}')) STORED NOT NULL,
	"title_key" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "search_phrase" (
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"phrase" text NOT NULL,
	"key" text NOT NULL,
	"stems" text[] NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	CONSTRAINT "search_phrase_owner_id_phrase_pk" PRIMARY KEY("owner_id","phrase")
);
--> statement-breakpoint
CREATE TABLE "search_rebuild" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_schedule" ADD CONSTRAINT "content_schedule_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_api_token" ADD CONSTRAINT "staff_api_token_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_challenge" ADD CONSTRAINT "staff_challenge_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_known_origin" ADD CONSTRAINT "staff_known_origin_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_link" ADD CONSTRAINT "staff_link_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_entry" ADD CONSTRAINT "application_entry_submission_id_form_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_gift" ADD CONSTRAINT "monthly_gift_of" FOREIGN KEY ("donor_id") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_gift" ADD CONSTRAINT "monthly_gift_paid_by" FOREIGN KEY ("recurring_id") REFERENCES "public"."recurring_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift" ADD CONSTRAINT "gift_of" FOREIGN KEY ("donor_id") REFERENCES "public"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD CONSTRAINT "sandbox_checkout_of" FOREIGN KEY ("agreement_id") REFERENCES "public"."sandbox_agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_event" ADD CONSTRAINT "sandbox_event_of" FOREIGN KEY ("checkout_id") REFERENCES "public"."sandbox_checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_of" FOREIGN KEY ("checkout_id") REFERENCES "public"."sandbox_checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_recurring" FOREIGN KEY ("recurring_id") REFERENCES "public"."recurring_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_of" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_of" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_presence" ADD CONSTRAINT "content_presence_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reference" ADD CONSTRAINT "content_reference_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_relation_order" ADD CONSTRAINT "content_relation_order_owner_id_content_item_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revision" ADD CONSTRAINT "content_revision_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_value" ADD CONSTRAINT "content_value_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redirect_to" ON "redirect" USING btree ("to");--> statement-breakpoint
CREATE INDEX "redirect_rules" ON "redirect" USING btree ("match") WHERE "redirect"."match" <> 'exact';--> statement-breakpoint
CREATE INDEX "content_schedule_publish" ON "content_schedule" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "content_schedule_unpublish" ON "content_schedule" USING btree ("unpublish_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_api_token_hash" ON "staff_api_token" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "staff_api_token_user" ON "staff_api_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_known_origin_hash" ON "staff_known_origin" USING btree ("origin_hash");--> statement-breakpoint
CREATE INDEX "staff_link_user" ON "staff_link" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_passkey_credential" ON "staff_passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "staff_passkey_user" ON "staff_passkey" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_session_token" ON "staff_session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "staff_session_user" ON "staff_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_sign_in_attempt_last" ON "staff_sign_in_attempt" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_user_email" ON "staff_user" USING btree ("email");--> statement-breakpoint
CREATE INDEX "cmu_stop_date" ON "cmu_stop" USING btree ("date");--> statement-breakpoint
CREATE INDEX "location_specialty_specialty" ON "location_specialty" USING btree ("specialty_id");--> statement-breakpoint
CREATE INDEX "provider_sort" ON "provider" USING btree ("sort_name","id","accepting_new_patients","gender","languages");--> statement-breakpoint
CREATE INDEX "provider_terms" ON "provider" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "provider_name_terms" ON "provider" USING gin ("name_terms");--> statement-breakpoint
CREATE INDEX "provider_location_location" ON "provider_location" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "provider_specialty_specialty" ON "provider_specialty" USING btree ("specialty_id");--> statement-breakpoint
CREATE INDEX "specialty_terms" ON "specialty" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "class_starts_at" ON "class" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "class_category_id" ON "class" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "class_series_id" ON "class_series" USING btree ("series_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_token" ON "registration" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_once" ON "registration" USING btree ("duplicate_key") WHERE status in ('confirmed', 'held', 'waitlisted', 'offered');--> statement-breakpoint
CREATE INDEX "registration_class" ON "registration" USING btree ("class_id","status");--> statement-breakpoint
CREATE INDEX "registration_waiting" ON "registration" USING btree ("class_id","waiting_since","number") WHERE status = 'waitlisted';--> statement-breakpoint
CREATE INDEX "registration_lapsing" ON "registration" USING btree (coalesce(held_until, offered_until)) WHERE status in ('held', 'offered');--> statement-breakpoint
CREATE INDEX "registration_payment" ON "registration" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "registration_email" ON "registration" USING btree ("email_key") WHERE status in ('confirmed', 'held', 'waitlisted', 'offered');--> statement-breakpoint
CREATE INDEX "registration_answers" ON "registration" USING btree ("class_id") WHERE answers is not null;--> statement-breakpoint
CREATE INDEX "link_use_href" ON "link_use" USING btree ("href");--> statement-breakpoint
CREATE INDEX "calendar_event_starts_at" ON "calendar_event" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "application_entry_of" ON "application_entry" USING btree ("submission_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_progress_code" ON "saved_progress" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "saved_progress_expires" ON "saved_progress" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "form_file_submission" ON "form_file" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_file_created" ON "form_file" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "form_submission_token" ON "form_submission" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "form_submission_form" ON "form_submission" USING btree ("form_id","created_at");--> statement-breakpoint
CREATE INDEX "form_submission_created" ON "form_submission" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "form_submission_state" ON "form_submission" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "form_submission_delete_after" ON "form_submission" USING btree ("delete_after");--> statement-breakpoint
CREATE UNIQUE INDEX "monthly_gift_recurring" ON "monthly_gift" USING btree ("recurring_id");--> statement-breakpoint
CREATE INDEX "monthly_gift_donor" ON "monthly_gift" USING btree ("donor_id");--> statement-breakpoint
CREATE INDEX "monthly_gift_created" ON "monthly_gift" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "donor_email" ON "donor" USING btree ("email_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "donor_token" ON "donor" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "donor_created" ON "donor" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_receipt" ON "gift" USING btree ("receipt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_payment" ON "gift" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "gift_donor" ON "gift" USING btree ("donor_id","given_at");--> statement-breakpoint
CREATE INDEX "gift_given" ON "gift" USING btree ("given_at");--> statement-breakpoint
CREATE INDEX "gift_state" ON "gift" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "gift_campaign" ON "gift" USING btree ("campaign_id") WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX "gift_monthly" ON "gift" USING btree ("monthly_gift_id") WHERE monthly_gift_id is not null;--> statement-breakpoint
CREATE INDEX "gift_card" ON "gift" USING btree ("given_at") WHERE acknowledge_by = 'card' and acknowledged_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "incident_under_way" ON "incident" USING btree ((true)) WHERE "incident"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "pending_image_file_source" ON "pending_image_file" USING btree ("source_key");--> statement-breakpoint
CREATE INDEX "missed_address_seen" ON "missed_address" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "missed_address_count" ON "missed_address" USING btree ("count");--> statement-breakpoint
CREATE INDEX "blog_post_created_at" ON "blog_post" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_coverage_published_at" ON "media_coverage" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "news_item_published_at" ON "news_item" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "press_release_published_at" ON "press_release" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "newsletter_request_created" ON "newsletter_request" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriber_fingerprint" ON "newsletter_subscriber" USING btree ("fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriber_link" ON "newsletter_subscriber" USING btree ("link_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriber_confirm" ON "newsletter_subscriber" USING btree ("confirm_token_hash");--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_state" ON "newsletter_subscriber" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_created" ON "newsletter_subscriber" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_waiting" ON "newsletter_subscriber" USING btree ("confirm_until") WHERE asked is not null;--> statement-breakpoint
CREATE INDEX "preview_link_item" ON "preview_link" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "preview_link_expires" ON "preview_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_event_subject" ON "audit_event" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_event_actor" ON "audit_event" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_event_at" ON "audit_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_event_action" ON "audit_event" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "backup_run_queued" ON "backup_run" USING btree ("kind","queued_at");--> statement-breakpoint
CREATE INDEX "backup_run_active" ON "backup_run" USING btree ("state") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "captcha_use_until" ON "captcha_use" USING btree ("until");--> statement-breakpoint
CREATE INDEX "erasure_entry_at" ON "erasure_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "submission_answer_until" ON "submission_answer" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_message_dedupe" ON "outbox_message" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "outbox_message_created" ON "outbox_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_message_state" ON "outbox_message" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "outbox_message_due" ON "outbox_message" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_message_underway" ON "outbox_message" USING btree ("sending_since") WHERE sending_since is not null;--> statement-breakpoint
CREATE INDEX "outbox_message_readable" ON "outbox_message" USING btree ("created_at") WHERE sealed is not null;--> statement-breakpoint
CREATE INDEX "recurring_payment_subject" ON "recurring_payment" USING btree ("purpose","subject_id");--> statement-breakpoint
CREATE INDEX "recurring_payment_undecided" ON "recurring_payment" USING btree ("pay_until") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "sandbox_checkout_agreement" ON "sandbox_checkout" USING btree ("agreement_id");--> statement-breakpoint
CREATE INDEX "sandbox_checkout_created" ON "sandbox_checkout" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_refund_created" ON "sandbox_refund" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_subject" ON "payment" USING btree ("purpose","subject_id");--> statement-breakpoint
CREATE INDEX "payment_recurring" ON "payment" USING btree ("recurring_id");--> statement-breakpoint
CREATE INDEX "payment_created" ON "payment" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_state" ON "payment" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "payment_undecided" ON "payment" USING btree ("pay_until") WHERE state in ('open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_event_once" ON "payment_event" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_event_payment" ON "payment_event" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_event_waiting" ON "payment_event" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "refund_created" ON "refund" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refund_waiting" ON "refund" USING btree ("created_at") WHERE state = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "content_item_slug" ON "content_item" USING btree ("type","slug") WHERE trashed_at is null;--> statement-breakpoint
CREATE INDEX "content_item_updated" ON "content_item" USING btree ("type","updated_at","id","search_text") WHERE trashed_at is null;--> statement-breakpoint
CREATE INDEX "content_item_published" ON "content_item" USING btree ("type","published_at","id","search_text","status") WHERE trashed_at is null;--> statement-breakpoint
CREATE INDEX "content_item_title" ON "content_item" USING btree ("type","search_text","id","status") WHERE trashed_at is null;--> statement-breakpoint
CREATE INDEX "content_item_status" ON "content_item" USING btree ("type","status","updated_at","id","search_text");--> statement-breakpoint
CREATE INDEX "content_item_review" ON "content_item" USING btree ("review_requested_at") WHERE review_requested_at is not null;--> statement-breakpoint
CREATE INDEX "content_item_drafts" ON "content_item" USING btree ("updated_by","updated_at") WHERE trashed_at is null and published_revision is distinct from revision;--> statement-breakpoint
CREATE INDEX "content_item_words" ON "content_item" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "content_item_url" ON "content_item" USING btree ("published_url") WHERE published_url is not null;--> statement-breakpoint
CREATE INDEX "content_reference_target" ON "content_reference" USING btree ("target_id","live");--> statement-breakpoint
CREATE INDEX "content_value_key" ON "content_value" USING btree ("type","name","key","item_id");--> statement-breakpoint
CREATE INDEX "search_document_terms" ON "search_document" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_document_head" ON "search_document" USING gin ("head");--> statement-breakpoint
CREATE INDEX "search_document_title_words" ON "search_document" USING gin (ts_filter("terms", '{a}'));--> statement-breakpoint
CREATE INDEX "search_document_title" ON "search_document" USING btree ("title_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_document_url" ON "search_document" USING btree ("url");--> statement-breakpoint
CREATE INDEX "search_document_head_first" ON "search_document" USING gin ("head") WHERE weight = 3;--> statement-breakpoint
CREATE INDEX "search_document_title_first" ON "search_document" USING btree ("title_key" text_pattern_ops) WHERE weight = 3;--> statement-breakpoint
CREATE INDEX "search_document_type" ON "search_document" USING btree ("type");--> statement-breakpoint
CREATE INDEX "search_phrase_stems" ON "search_phrase" USING gin ("stems");--> statement-breakpoint
CREATE INDEX "search_phrase_key" ON "search_phrase" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_likeness" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_word_sound" ON "search_word" USING btree (dmetaphone("word"));