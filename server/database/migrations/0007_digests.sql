CREATE TABLE "digests" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"row" json NOT NULL
);
