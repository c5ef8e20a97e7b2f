CREATE TABLE "digest_mails" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"link" text NOT NULL,
	"language" text NOT NULL,
	"sent_until" bigint DEFAULT 0 NOT NULL,
	"due_at" bigint,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "digest_mails_link_unique" UNIQUE("link")
);
--> statement-breakpoint
CREATE INDEX "digest_mails_due" ON "digest_mails" USING btree ("due_at");