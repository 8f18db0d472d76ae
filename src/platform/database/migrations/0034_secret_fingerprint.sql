CREATE TABLE "secret_fingerprint" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
