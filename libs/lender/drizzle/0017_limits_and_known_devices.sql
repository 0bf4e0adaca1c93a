CREATE TABLE "known_devices" (
	"device_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"borrower_id" uuid NOT NULL,
	"browser" text DEFAULT 'other' NOT NULL,
	"system" text DEFAULT 'other' NOT NULL,
	"known_since" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
DELETE FROM "sms_codes";--> statement-breakpoint
DROP INDEX "sms_codes_ip_sent_at_index";--> statement-breakpoint
ALTER TABLE "code_guesses" ADD COLUMN "guesses_elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "requester" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "networks" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "known_device_id" uuid;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_borrower_id_index" ON "known_devices" USING btree ("borrower_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_known_device_id_known_devices_device_id_fk" FOREIGN KEY ("known_device_id") REFERENCES "public"."known_devices"("device_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sms_codes_requester_sent_at_index" ON "sms_codes" USING btree ("requester","sent_at");--> statement-breakpoint
CREATE INDEX "sms_codes_sent_at_index" ON "sms_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "sms_codes_networks_index" ON "sms_codes" USING gin ("networks");--> statement-breakpoint
CREATE INDEX "sessions_known_device_id_index" ON "sessions" USING btree ("known_device_id");--> statement-breakpoint
ALTER TABLE "sms_codes" DROP COLUMN "ip";