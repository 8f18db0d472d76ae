CREATE TABLE "content_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"headings" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"match_by" text NOT NULL,
	"publish" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_import_row" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"key" text,
	"action" text DEFAULT 'fail' NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done_at" timestamp with time zone,
	"item_type" text,
	"item_id" uuid,
	"revision_before" integer,
	"published_before" integer,
	"revision_after" integer,
	"undone" boolean,
	"kept_because" text DEFAULT '' NOT NULL,
	CONSTRAINT "content_import_row_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
ALTER TABLE "content_import_row" ADD CONSTRAINT "content_import_row_import_id_content_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."content_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_import_newest" ON "content_import" USING btree ("type","created_at");--> statement-breakpoint
CREATE INDEX "content_import_row_waiting" ON "content_import_row" USING btree ("import_id","line") WHERE done_at is null;