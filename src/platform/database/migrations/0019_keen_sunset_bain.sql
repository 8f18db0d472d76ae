CREATE TABLE "class_series" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"series_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "class_series_id" ON "class_series" USING btree ("series_id");