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
