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
CREATE TABLE "page_feedback" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"answer" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_feedback_day_path_answer_pk" PRIMARY KEY("day","path","answer")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
