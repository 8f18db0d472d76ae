CREATE TABLE "list_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"owner_id" text NOT NULL,
	"owner_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "list_view_list" ON "list_view" USING btree ("list");--> statement-breakpoint
CREATE UNIQUE INDEX "list_view_name" ON "list_view" USING btree ("owner_id","list","name");