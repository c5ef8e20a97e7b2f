DROP INDEX "saved_deleted_at";--> statement-breakpoint
CREATE INDEX "saved_deleted_at" ON "saved" USING btree ("user_id","deleted_at");