CREATE TABLE "leases" (
	"user_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"owner_id" text NOT NULL,
	"task_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leases_user_id_name_pk" PRIMARY KEY("user_id","name")
);
