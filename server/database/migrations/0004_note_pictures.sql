CREATE TABLE "note_pictures" (
	"user_id" text COLLATE "C" NOT NULL,
	"picture_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"created_at" double precision NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "note_pictures_user_id_picture_id_pk" PRIMARY KEY("user_id","picture_id")
);
--> statement-breakpoint
CREATE INDEX "note_pictures_content" ON "note_pictures" USING btree ("user_id","content_id");