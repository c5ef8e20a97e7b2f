CREATE TABLE "webhooks" (
	"webhook_id" text PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"url" text COLLATE "C" NOT NULL,
	"sealed" text NOT NULL,
	"cursor" json NOT NULL,
	"due_at" bigint,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "webhooks_due" ON "webhooks" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "webhooks_user" ON "webhooks" USING btree ("user_id");