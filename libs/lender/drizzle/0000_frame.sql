CREATE TABLE "borrowers" (
	"borrower_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	"erase_at" timestamp with time zone,
	"is_erased" boolean DEFAULT false NOT NULL,
	CONSTRAINT "borrowers_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "code_guesses" (
	"code_id" uuid PRIMARY KEY NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"code_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"ip" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "business_clock" (
	"row" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"moved_days" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "one_row" CHECK ("business_clock"."row" = 1)
);
--> statement-breakpoint
CREATE TABLE "kept_replies" (
	"borrower_id" uuid NOT NULL,
	"path" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_replies_borrower_id_path_key_pk" PRIMARY KEY("borrower_id","path","key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"borrower_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "code_guesses" ADD CONSTRAINT "code_guesses_code_id_sms_codes_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."sms_codes"("code_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_replies" ADD CONSTRAINT "kept_replies_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sms_codes_phone_sent_at_index" ON "sms_codes" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "sms_codes_ip_sent_at_index" ON "sms_codes" USING btree ("ip","sent_at");--> statement-breakpoint
CREATE INDEX "kept_replies_expires_at_index" ON "kept_replies" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_borrower_id_index" ON "sessions" USING btree ("borrower_id");