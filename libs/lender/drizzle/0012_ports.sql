CREATE TABLE "bank_entries" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"references" text[] NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"payment_id" uuid,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "write_probes" (
	"name" text PRIMARY KEY NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"message_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"port" text NOT NULL,
	"body" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"provider_id" text,
	"last_failure" text
);
--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "payout_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "identity_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_entries_status_received_at_index" ON "bank_entries" USING btree ("status","received_at");--> statement-breakpoint
CREATE INDEX "bank_entries_references_index" ON "bank_entries" USING gin ("references");--> statement-breakpoint
CREATE INDEX "outbox_messages_status_next_try_at_index" ON "outbox_messages" USING btree ("status","next_try_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_created_at_index" ON "outbox_messages" USING btree ("created_at");--> statement-breakpoint
-- locks: loans, one row a loan; the column is new, so every key is null
ALTER TABLE "loans" ADD CONSTRAINT "loans_payout_id_unique" UNIQUE("payout_id");