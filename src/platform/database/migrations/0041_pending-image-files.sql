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
CREATE INDEX "pending_image_file_source" ON "pending_image_file" USING btree ("source_key");