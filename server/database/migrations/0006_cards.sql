CREATE TABLE "cards" (
	"user_id" text COLLATE "C" NOT NULL,
	"card_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "cards_user_id_card_id_pk" PRIMARY KEY("user_id","card_id")
);
--> statement-breakpoint
CREATE INDEX "cards_content" ON "cards" USING btree ("user_id","content_id");