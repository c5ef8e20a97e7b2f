CREATE TABLE "epochs" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"epoch" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
-- Cursors that devices have stay valid until a backup is restored.
INSERT INTO "epochs" SELECT "user_id", '' FROM "cursors";