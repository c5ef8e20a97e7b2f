CREATE TABLE "channel_items" (
	"user_id" text COLLATE "C" NOT NULL,
	"channel_id" text COLLATE "C" NOT NULL,
	"item_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"at" double precision NOT NULL,
	"summarize_at" double precision,
	"row" json NOT NULL,
	CONSTRAINT "channel_items_user_id_channel_id_item_id_pk" PRIMARY KEY("user_id","channel_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"user_id" text COLLATE "C" NOT NULL,
	"channel_id" text COLLATE "C" NOT NULL,
	"unsubscribed_at" double precision,
	"row" json NOT NULL,
	CONSTRAINT "channels_user_id_channel_id_pk" PRIMARY KEY("user_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"row" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staged" (
	"user_id" text COLLATE "C" NOT NULL,
	"part" integer NOT NULL,
	"records" "bytea" NOT NULL,
	CONSTRAINT "staged_user_id_part_pk" PRIMARY KEY("user_id","part")
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"user_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"cursor" bigint NOT NULL,
	"deleted" boolean NOT NULL,
	"origin" text COLLATE "C",
	CONSTRAINT "changes_user_id_kind_id_pk" PRIMARY KEY("user_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"user_id" text COLLATE "C" NOT NULL,
	"chat_id" text COLLATE "C" NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "chats_user_id_chat_id_pk" PRIMARY KEY("user_id","chat_id")
);
--> statement-breakpoint
CREATE TABLE "collection_items" (
	"user_id" text COLLATE "C" NOT NULL,
	"collection_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"position" double precision NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "collection_items_user_id_collection_id_content_id_pk" PRIMARY KEY("user_id","collection_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"user_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"updated_at" double precision NOT NULL,
	"deleted_at" double precision,
	"is_public" boolean NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "collections_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "cursors" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"cursor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_versions" (
	"user_id" text COLLATE "C" NOT NULL,
	"version_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"created_at" double precision NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "note_versions_user_id_version_id_pk" PRIMARY KEY("user_id","version_id")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"user_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"updated_at" double precision NOT NULL,
	"has_text" boolean NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "notes_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "saved" (
	"user_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"tags" text[] NOT NULL,
	"favourite" boolean NOT NULL,
	"channel_id" text COLLATE "C",
	"created_at" double precision NOT NULL,
	"updated_at" double precision NOT NULL,
	"deleted_at" double precision,
	"row" json NOT NULL,
	CONSTRAINT "saved_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"row" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spending" (
	"user_id" text COLLATE "C" NOT NULL,
	"month" text COLLATE "C" NOT NULL,
	"dollars" double precision NOT NULL,
	CONSTRAINT "spending_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"user_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"source_url" text COLLATE "C" NOT NULL,
	"channel_url" text COLLATE "C",
	"updated_at" double precision NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "contents_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "mind_maps" (
	"user_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "mind_maps_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "named_voices" (
	"user_id" text COLLATE "C" NOT NULL,
	"of" text COLLATE "C" NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "named_voices_user_id_of_pk" PRIMARY KEY("user_id","of")
);
--> statement-breakpoint
CREATE TABLE "paragraphs" (
	"user_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "paragraphs_user_id_content_id_key_pk" PRIMARY KEY("user_id","content_id","key")
);
--> statement-breakpoint
CREATE TABLE "summaries" (
	"user_id" text COLLATE "C" NOT NULL,
	"summary_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"created_at" double precision NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "summaries_user_id_summary_id_pk" PRIMARY KEY("user_id","summary_id")
);
--> statement-breakpoint
CREATE TABLE "transcripts" (
	"user_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"track_id" text COLLATE "C" NOT NULL,
	"created_at" double precision NOT NULL,
	"row" json NOT NULL,
	"cues" "bytea" NOT NULL,
	CONSTRAINT "transcripts_user_id_content_id_track_id_pk" PRIMARY KEY("user_id","content_id","track_id")
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"user_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "translations_user_id_content_id_key_pk" PRIMARY KEY("user_id","content_id","key")
);
--> statement-breakpoint
CREATE TABLE "visuals" (
	"user_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "visuals_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"user_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"is_shared" boolean NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"note" text COLLATE "C" NOT NULL,
	"channel_id" text COLLATE "C",
	"tags" text[] NOT NULL,
	"created_at" double precision NOT NULL,
	CONSTRAINT "search_documents_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "search_progress" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "search_progress_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cursor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_windows" (
	"user_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"part" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_windows_user_id_content_id_part_pk" PRIMARY KEY("user_id","content_id","part")
);
--> statement-breakpoint
CREATE TABLE "acquisitions" (
	"user_id" text COLLATE "C" NOT NULL,
	"collection_id" text COLLATE "C" NOT NULL,
	"owner_id" text COLLATE "C" NOT NULL,
	"acquired_at" double precision NOT NULL,
	"seen" bigint,
	CONSTRAINT "acquisitions_user_id_collection_id_pk" PRIMARY KEY("user_id","collection_id")
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"user_id" text COLLATE "C" NOT NULL,
	"collection_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"published_at" double precision DEFAULT extract(epoch from clock_timestamp()) * 1000 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_told" (
	"user_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"version" text COLLATE "C" NOT NULL,
	CONSTRAINT "shared_told_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "partials" (
	"user_id" text COLLATE "C" NOT NULL,
	"task_id" text COLLATE "C" NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "partials_user_id_task_id_pk" PRIMARY KEY("user_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "steps" (
	"user_id" text COLLATE "C" NOT NULL,
	"task_id" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "steps_user_id_task_id_key_pk" PRIMARY KEY("user_id","task_id","key")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"user_id" text COLLATE "C" NOT NULL,
	"task_id" text COLLATE "C" NOT NULL,
	"content_id" text COLLATE "C",
	"status" text COLLATE "C" NOT NULL,
	"created_at" double precision NOT NULL,
	"updated_at" double precision NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "tasks_user_id_task_id_pk" PRIMARY KEY("user_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"token_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"scope" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint,
	"expires_at" bigint,
	CONSTRAINT "api_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"user_id" text NOT NULL,
	"booking_key" text NOT NULL,
	"content_id" text COLLATE "C" NOT NULL,
	"seconds" integer NOT NULL,
	"is_free_call" boolean NOT NULL,
	"booked_at" bigint NOT NULL,
	CONSTRAINT "ledger_positive" CHECK ("ledger"."seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "sessions_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"confirmed_at" bigint,
	"tier" text DEFAULT 'free' NOT NULL,
	"plan_expires_at" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "oauth_replays" (
	"id" text PRIMARY KEY NOT NULL,
	"successor" text NOT NULL,
	"sealed" text NOT NULL,
	"grant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_rows" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" json NOT NULL,
	"user_id" text,
	"grant_id" text,
	"uid" text,
	"consumed_at" bigint,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	CONSTRAINT "oauth_rows_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "feed_times" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"due_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_secrets" (
	"user_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "user_secrets_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_replays" ADD CONSTRAINT "oauth_replays_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_rows" ADD CONSTRAINT "oauth_rows_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_items_feed" ON "channel_items" USING btree ("user_id","at","channel_id","item_id");--> statement-breakpoint
CREATE INDEX "channel_items_channel" ON "channel_items" USING btree ("user_id","channel_id","at","item_id");--> statement-breakpoint
CREATE INDEX "channel_items_content" ON "channel_items" USING btree ("user_id","content_id");--> statement-breakpoint
CREATE INDEX "channel_items_awaited" ON "channel_items" USING btree ("user_id","summarize_at") WHERE "channel_items"."summarize_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "changes_cursor" ON "changes" USING btree ("user_id","cursor");--> statement-breakpoint
CREATE INDEX "collection_items_content" ON "collection_items" USING btree ("user_id","content_id");--> statement-breakpoint
CREATE INDEX "collection_items_medium" ON "collection_items" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "collections_updated_at" ON "collections" USING btree ("user_id","updated_at","id") WHERE "collections"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "note_versions_created_at" ON "note_versions" USING btree ("user_id","content_id","created_at");--> statement-breakpoint
CREATE INDEX "notes_updated_at" ON "notes" USING btree ("user_id","updated_at","content_id") WHERE "notes"."has_text";--> statement-breakpoint
CREATE INDEX "saved_created_at" ON "saved" USING btree ("user_id","created_at","content_id");--> statement-breakpoint
CREATE INDEX "saved_updated_at" ON "saved" USING btree ("user_id","updated_at","content_id");--> statement-breakpoint
CREATE INDEX "saved_channel" ON "saved" USING btree ("user_id","channel_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_deleted_at" ON "saved" USING btree ("user_id","deleted_at") WHERE "saved"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "contents_source_url" ON "contents" USING hash ("source_url");--> statement-breakpoint
CREATE INDEX "contents_channel_url" ON "contents" USING hash ("channel_url");--> statement-breakpoint
CREATE INDEX "contents_updated_at" ON "contents" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "summaries_created_at" ON "summaries" USING btree ("user_id","content_id","created_at");--> statement-breakpoint
CREATE INDEX "transcripts_created_at" ON "transcripts" USING btree ("user_id","content_id","created_at");--> statement-breakpoint
CREATE INDEX "search_windows_words" ON "search_windows" USING gin ("words");--> statement-breakpoint
CREATE INDEX "publications_user" ON "publications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tasks_status" ON "tasks" USING btree ("user_id","status","created_at");--> statement-breakpoint
CREATE INDEX "tasks_content" ON "tasks" USING btree ("user_id","content_id","created_at");--> statement-breakpoint
CREATE INDEX "api_tokens_user" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_booking" ON "ledger" USING btree ("user_id","booking_key");--> statement-breakpoint
CREATE INDEX "ledger_time" ON "ledger" USING btree ("user_id","booked_at");--> statement-breakpoint
CREATE INDEX "mail_links_user" ON "mail_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_replays_grant" ON "oauth_replays" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oauth_replays_user" ON "oauth_replays" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_rows_grant" ON "oauth_rows" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oauth_rows_uid" ON "oauth_rows" USING btree ("kind","uid");--> statement-breakpoint
CREATE INDEX "oauth_rows_user" ON "oauth_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_rows_expiry" ON "oauth_rows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "feed_times_due" ON "feed_times" USING btree ("due_at");