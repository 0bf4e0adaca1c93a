CREATE TABLE "collections" (
	"order_id" uuid NOT NULL,
	"period_no" integer NOT NULL,
	"due_date" date NOT NULL,
	"mandate_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"warned_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"payment_id" uuid,
	CONSTRAINT "collections_order_id_period_no_due_date_pk" PRIMARY KEY("order_id","period_no","due_date")
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"mandate_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"card_id" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_tail" text NOT NULL,
	"cap" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"active_from" timestamp with time zone NOT NULL,
	"language" text NOT NULL
);
--> statement-breakpoint
-- locks: sessions, which hold open sessions only
ALTER TABLE "sessions" ADD COLUMN "device_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_order_id_loans_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."loans"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_mandate_id_mandates_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("mandate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_mandate_of_an_order" ON "mandates" USING btree ("order_id") WHERE "mandates"."status" <> 'cancelled';--> statement-breakpoint
-- locks: sessions, which hold open sessions only
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_id_unique" UNIQUE("device_id");