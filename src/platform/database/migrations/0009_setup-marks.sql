CREATE TABLE "setup_mark" (
	"name" text PRIMARY KEY NOT NULL,
	"marked_at" timestamp with time zone NOT NULL
);
