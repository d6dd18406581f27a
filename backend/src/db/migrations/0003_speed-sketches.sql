CREATE TABLE "speed_sketches" (
	"day" date NOT NULL,
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"metric" text NOT NULL,
	"buckets" jsonb NOT NULL,
	CONSTRAINT "speed_sketches_day_remote_build_page_device_metric_pk" PRIMARY KEY("day","remote","build","page","device","metric")
);
