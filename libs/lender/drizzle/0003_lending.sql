CREATE TABLE "loans" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"principal" bigint NOT NULL,
	"net" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"tenure" integer NOT NULL,
	"apr" text NOT NULL,
	"start_date" date NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"key_facts_version" text NOT NULL,
	"payout_at" timestamp with time zone NOT NULL,
	"payout_tries" integer DEFAULT 0 NOT NULL,
	"paid_out_at" timestamp with time zone,
	"card_id" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_tail" text NOT NULL,
	"tenure_type" text NOT NULL,
	"repayment" text NOT NULL,
	"rate_kind" text NOT NULL,
	"day_count" text NOT NULL,
	"annual_rate_percent" text NOT NULL,
	"fee_mode" text NOT NULL,
	"fee_percent" text NOT NULL,
	"tax_percent" text NOT NULL,
	"late_fee_percent_per_day" text NOT NULL,
	"late_fee_cap_percent" text NOT NULL,
	"prepay_fee_percent" text NOT NULL,
	"cooling_off_days" integer NOT NULL,
	"delay_fee_per_week" bigint NOT NULL,
	"delays_allowed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_history_order_id_version_pk" PRIMARY KEY("order_id","version")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial_no" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_serial_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 48213 CACHE 1),
	"borrower_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	"reason" text,
	"retry_at" date,
	"amount_max" bigint,
	"offer_until" timestamp with time zone,
	"wake_at" timestamp with time zone,
	"late_from" date
);
--> statement-breakpoint
CREATE TABLE "plan_rows" (
	"order_id" uuid NOT NULL,
	"period_no" integer NOT NULL,
	"due_date" date NOT NULL,
	"principal" bigint NOT NULL,
	"interest" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"balance_before" bigint NOT NULL,
	CONSTRAINT "plan_rows_order_id_period_no_pk" PRIMARY KEY("order_id","period_no")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"product_id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"lender_name" text NOT NULL,
	"lender_registration" text NOT NULL,
	"amount_min" bigint NOT NULL,
	"amount_max" bigint NOT NULL,
	"amount_step" bigint NOT NULL,
	"tenures" integer[] NOT NULL,
	"example_amount" bigint NOT NULL,
	"example_tenure" integer NOT NULL,
	"confirmation" text NOT NULL,
	"min_monthly_income" bigint NOT NULL,
	"tax_card_above" bigint,
	"tags" text[] NOT NULL,
	"tenure_type" text NOT NULL,
	"repayment" text NOT NULL,
	"rate_kind" text NOT NULL,
	"day_count" text NOT NULL,
	"annual_rate_percent" text NOT NULL,
	"fee_mode" text NOT NULL,
	"fee_percent" text NOT NULL,
	"tax_percent" text NOT NULL,
	"late_fee_percent_per_day" text NOT NULL,
	"late_fee_cap_percent" text NOT NULL,
	"prepay_fee_percent" text NOT NULL,
	"cooling_off_days" integer NOT NULL,
	"delay_fee_per_week" bigint NOT NULL,
	"delays_allowed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_ratings" (
	"borrower_id" uuid PRIMARY KEY NOT NULL,
	"score" integer NOT NULL,
	"comment" text,
	"rated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signed_agreements" (
	"order_id" uuid NOT NULL,
	"scene" text NOT NULL,
	"title" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"html" text NOT NULL,
	"sha256" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signed_agreements_order_id_scene_pk" PRIMARY KEY("order_id","scene")
);
--> statement-breakpoint
CREATE TABLE "bank_references" (
	"reference" text PRIMARY KEY NOT NULL,
	"borrower_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"bank_amount" bigint,
	"looks" integer DEFAULT 0 NOT NULL,
	"picture_id" text
);
--> statement-breakpoint
CREATE TABLE "delays" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"period_no" integer NOT NULL,
	"days" integer NOT NULL,
	"new_due_date" date NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"interest" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"period_no" integer,
	"value_day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "amount_not_zero" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "pay_code_periods" (
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"period_no" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "pay_code_periods_payment_id_period_no_pk" PRIMARY KEY("payment_id","period_no")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial_no" integer GENERATED ALWAYS AS IDENTITY (sequence name "payments_serial_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"purpose" text,
	"pay_type" text,
	"amount" bigint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"value_day" date NOT NULL,
	"period_nos" integer[] NOT NULL,
	"vcode" text,
	"expires_at" timestamp with time zone,
	"bank_acts_at" timestamp with time zone,
	"reference" text,
	"checked_at" timestamp with time zone,
	"posted_at" timestamp with time zone,
	CONSTRAINT "payments_vcode_unique" UNIQUE("vcode"),
	CONSTRAINT "amount_not_negative" CHECK ("payments"."amount" >= 0 and "payments"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "waivers" (
	"order_id" uuid NOT NULL,
	"period_no" integer NOT NULL,
	"payment_id" uuid NOT NULL,
	"interest" bigint NOT NULL,
	CONSTRAINT "waivers_order_id_period_no_pk" PRIMARY KEY("order_id","period_no")
);
--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_rows" ADD CONSTRAINT "plan_rows_order_id_loans_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."loans"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_ratings" ADD CONSTRAINT "service_ratings_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_agreements" ADD CONSTRAINT "signed_agreements_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_references" ADD CONSTRAINT "bank_references_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_references" ADD CONSTRAINT "bank_references_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delays" ADD CONSTRAINT "delays_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delays" ADD CONSTRAINT "delays_order_id_loans_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."loans"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_code_periods" ADD CONSTRAINT "pay_code_periods_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_order_id_loans_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."loans"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_borrower_id_created_at_index" ON "orders" USING btree ("borrower_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_product_id_created_at_index" ON "orders" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_wake_at_index" ON "orders" USING btree ("wake_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_order_of_a_product" ON "orders" USING btree ("borrower_id","product_id") WHERE "orders"."status" not in ('rejected', 'settled', 'cancelled', 'withdrawn');--> statement-breakpoint
CREATE INDEX "delays_order_id_index" ON "delays" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_order_id_kind_index" ON "ledger_entries" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "ledger_entries_payment_id_index" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_posting_id_index" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_code_of_a_period" ON "pay_code_periods" USING btree ("order_id","period_no") WHERE "pay_code_periods"."is_open";--> statement-breakpoint
CREATE INDEX "payments_order_id_at_index" ON "payments" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "payments_bank_acts_at_index" ON "payments" USING btree ("bank_acts_at");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_is_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "history_is_append_only" BEFORE UPDATE OR DELETE ON "order_history" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "check_posting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum("amount") FROM "ledger_entries" WHERE "posting_id" = NEW."posting_id") <> 0 THEN
		RAISE EXCEPTION 'posting % is out of balance', NEW."posting_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "posting_in_balance" AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_posting"();
