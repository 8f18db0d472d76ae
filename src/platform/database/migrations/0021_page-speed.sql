CREATE TABLE "page_speed" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"measure" text NOT NULL,
	"value" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_speed_day_path_measure_value_pk" PRIMARY KEY("day","path","measure","value")
);
