CREATE TABLE "account_changes" (
	"change_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_changes_change_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"borrower_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"bank_name" text,
	"bank_tail" text
);
--> statement-breakpoint
CREATE TABLE "bank_entries" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"references" text[] NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"payment_id" uuid,
	"reversed_at" timestamp with time zone,
	"is_undone" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_accounts" (
	"borrower_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"opening_balance" bigint NOT NULL,
	"tail" text,
	"updated_at" timestamp with time zone NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_accounts_borrower_id_account_id_pk" PRIMARY KEY("borrower_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "book_budgets" (
	"borrower_id" uuid NOT NULL,
	"category_id" text NOT NULL,
	"from_month" text NOT NULL,
	"monthly_limit" bigint,
	"updated_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_budgets_borrower_id_category_id_from_month_pk" PRIMARY KEY("borrower_id","category_id","from_month"),
	CONSTRAINT "limit_above_zero" CHECK ("book_budgets"."monthly_limit" > 0)
);
--> statement-breakpoint
CREATE TABLE "book_records" (
	"borrower_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"category_id" text,
	"note" text,
	"address" text,
	"img_url" text,
	"record_date" date NOT NULL,
	"book_type" text NOT NULL,
	"account_id" text NOT NULL,
	"to_account_id" text,
	"updated_at" timestamp with time zone NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_records_borrower_id_record_id_pk" PRIMARY KEY("borrower_id","record_id"),
	CONSTRAINT "amount_above_zero" CHECK ("book_records"."amount" > 0),
	CONSTRAINT "only_a_transfer_has_a_target" CHECK (("book_records"."book_type" = 'transfer') = ("book_records"."to_account_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "change_clocks" (
	"borrower_id" uuid PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "borrowers" (
	"borrower_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text,
	"password_hash" text,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	"erase_at" timestamp with time zone,
	"is_erased" boolean DEFAULT false NOT NULL,
	CONSTRAINT "borrowers_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "code_guesses" (
	"code_id" uuid PRIMARY KEY NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"guesses_elsewhere" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"code_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"requester" text NOT NULL,
	"networks" text[] NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_loans" (
	"borrower_id" uuid NOT NULL,
	"loan_id" uuid NOT NULL,
	"name" text NOT NULL,
	"question" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_loans_borrower_id_loan_id_pk" PRIMARY KEY("borrower_id","loan_id")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"card_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"borrower_id" uuid NOT NULL,
	"bank_code" text NOT NULL,
	"account_number" text NOT NULL,
	"holder" text NOT NULL,
	"status" text NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cards_borrower_id_bank_code_account_number_unique" UNIQUE("borrower_id","bank_code","account_number")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"city_id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emergency_contacts" (
	"borrower_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"relation" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	CONSTRAINT "emergency_contacts_borrower_id_position_pk" PRIMARY KEY("borrower_id","position")
);
--> statement-breakpoint
CREATE TABLE "form_answers" (
	"borrower_id" uuid NOT NULL,
	"form" text NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_answers_borrower_id_form_pk" PRIMARY KEY("borrower_id","form")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"borrower_id" uuid PRIMARY KEY NOT NULL,
	"card_type" text NOT NULL,
	"id_number" text NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"birthday" date NOT NULL,
	"id_front" uuid NOT NULL,
	"id_card_back" uuid,
	"tax_card" uuid,
	"face" uuid,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_facts" (
	"fact_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"borrower_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"consent_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"image_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"borrower_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"sha256" text NOT NULL,
	"note" text,
	"upload_id" text,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_clock" (
	"row" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"moved_days" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "one_row" CHECK ("business_clock"."row" = 1)
);
--> statement-breakpoint
CREATE TABLE "problem_events" (
	"event_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problem_events_event_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"serial_no" integer NOT NULL,
	"borrower_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"who" text,
	"text" text,
	"picture_ids" text[] DEFAULT '{}' NOT NULL,
	"draft_id" uuid
);
--> statement-breakpoint
CREATE TABLE "problems" (
	"serial_no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problems_serial_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 20418 CACHE 1),
	"borrower_id" uuid NOT NULL,
	"order_id" uuid,
	"problem_type" text NOT NULL,
	"problem_son_type" text NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"helped" boolean,
	"screen" text,
	"language" text
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"consent_id" uuid NOT NULL,
	"state" text NOT NULL,
	"borrower_id" uuid,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"locale" text NOT NULL,
	"screen" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_consent_id_state_pk" PRIMARY KEY("consent_id","state")
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
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "write_probes" (
	"name" text PRIMARY KEY NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "collections" (
	"order_id" uuid NOT NULL,
	"period_no" integer NOT NULL,
	"due_date" date NOT NULL,
	"mandate_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"warned_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"payment_id" uuid,
	CONSTRAINT "collections_order_id_period_no_due_date_mandate_id_pk" PRIMARY KEY("order_id","period_no","due_date","mandate_id")
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
CREATE TABLE "messages" (
	"borrower_id" uuid NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"text" text,
	"text_message" text,
	"path" text NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "messages_borrower_id_message_id_pk" PRIMARY KEY("borrower_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"borrower_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_choices_borrower_id_kind_channel_pk" PRIMARY KEY("borrower_id","kind","channel")
);
--> statement-breakpoint
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
	"payout_id" uuid,
	"paid_out_at" timestamp with time zone,
	"card_id" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_tail" text NOT NULL,
	"arrangements_allowed" integer DEFAULT 1 NOT NULL,
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
	"delays_allowed" integer NOT NULL,
	"charges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "loans_payout_id_unique" UNIQUE("payout_id")
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
	"reopened_at" timestamp with time zone,
	"reason" text,
	"retry_at" date,
	"language" text,
	"chosen_amount" bigint,
	"chosen_tenure" integer,
	"amount_max" bigint,
	"offer_until" timestamp with time zone,
	"wake_at" timestamp with time zone,
	"late_from" date,
	"identity_checked_at" timestamp with time zone,
	"identity_check_id" uuid,
	"identity_saved_at" timestamp with time zone
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
	"delays_allowed" integer NOT NULL,
	"charges" jsonb DEFAULT '[]'::jsonb NOT NULL
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
CREATE TABLE "outbox_messages" (
	"message_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"port" text NOT NULL,
	"order_id" uuid,
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
CREATE TABLE "parked_items" (
	"job" text NOT NULL,
	"item" text NOT NULL,
	"order_id" uuid,
	"since" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"tries" integer NOT NULL,
	"retry_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parked_items_job_item_pk" PRIMARY KEY("job","item"),
	CONSTRAINT "parked_items_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"borrower_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"subject_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_borrower_id_purpose_pk" PRIMARY KEY("borrower_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"passkey_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"borrower_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "bank_references" (
	"reference" text NOT NULL,
	"borrower_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_taken" boolean DEFAULT false NOT NULL,
	"booked_at" timestamp with time zone,
	"bank_amount" bigint,
	"looks" integer DEFAULT 0 NOT NULL,
	"picture_id" text,
	CONSTRAINT "bank_references_reference_payment_id_pk" PRIMARY KEY("reference","payment_id")
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
	"source" text,
	"value_day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "amount_not_zero" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "bank_has_a_source" CHECK (("ledger_entries"."account" = 'bank') = ("ledger_entries"."source" is not null))
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
	"keep" text,
	"chosen_period_nos" integer[],
	"vcode" text,
	"expires_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"reference" text,
	"collection_id" uuid,
	"bank_day" date,
	"source" text,
	"checked_at" timestamp with time zone,
	"posted_at" timestamp with time zone,
	"booked_at" timestamp with time zone,
	"reversed_at" timestamp with time zone,
	CONSTRAINT "payments_vcode_unique" UNIQUE("vcode"),
	CONSTRAINT "payments_collection_id_unique" UNIQUE("collection_id"),
	CONSTRAINT "amount_not_negative" CHECK ("payments"."amount" >= 0 and "payments"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "delays" (
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"period_no" integer NOT NULL,
	"days" integer NOT NULL,
	"agreed_on" date NOT NULL,
	"new_due_date" date NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"interest" bigint NOT NULL,
	CONSTRAINT "delays_payment_id_period_no_pk" PRIMARY KEY("payment_id","period_no")
);
--> statement-breakpoint
CREATE TABLE "plan_changes" (
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period_no" integer NOT NULL,
	"value_day" date NOT NULL,
	"principal" bigint NOT NULL,
	"interest" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"interest_from" date,
	"due_date" date,
	"ran_before" bigint,
	CONSTRAINT "plan_changes_order_id_payment_id_kind_period_no_pk" PRIMARY KEY("order_id","payment_id","kind","period_no")
);
--> statement-breakpoint
CREATE TABLE "push_reminders" (
	"reminder_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint" text NOT NULL,
	"borrower_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"period_no" integer NOT NULL,
	"due_date" date NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "one_reminder_of_a_day" UNIQUE("endpoint","order_id","period_no","day")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"borrower_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"borrower_id" uuid NOT NULL,
	"reminder_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"lender" text,
	"amount" bigint NOT NULL,
	"repay_time" date NOT NULL,
	"cycle" text NOT NULL,
	"day_of_month" integer,
	"times" integer,
	"paid_times" integer,
	"note" text,
	"bell" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_borrower_id_reminder_id_pk" PRIMARY KEY("borrower_id","reminder_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"borrower_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"device_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"browser" text DEFAULT 'other' NOT NULL,
	"system" text DEFAULT 'other' NOT NULL,
	"known_device_id" uuid,
	CONSTRAINT "sessions_device_id_unique" UNIQUE("device_id")
);
--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_accounts" ADD CONSTRAINT "book_accounts_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_budgets" ADD CONSTRAINT "book_budgets_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_records" ADD CONSTRAINT "book_records_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_clocks" ADD CONSTRAINT "change_clocks_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_guesses" ADD CONSTRAINT "code_guesses_code_id_sms_codes_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."sms_codes"("code_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_loans" ADD CONSTRAINT "saved_loans_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_id_front_pictures_image_id_fk" FOREIGN KEY ("id_front") REFERENCES "public"."pictures"("image_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_id_card_back_pictures_image_id_fk" FOREIGN KEY ("id_card_back") REFERENCES "public"."pictures"("image_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_tax_card_pictures_image_id_fk" FOREIGN KEY ("tax_card") REFERENCES "public"."pictures"("image_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_face_pictures_image_id_fk" FOREIGN KEY ("face") REFERENCES "public"."pictures"("image_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_facts" ADD CONSTRAINT "phone_facts_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_events" ADD CONSTRAINT "problem_events_serial_no_problems_serial_no_fk" FOREIGN KEY ("serial_no") REFERENCES "public"."problems"("serial_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_events" ADD CONSTRAINT "problem_events_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_replies" ADD CONSTRAINT "kept_replies_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_order_id_loans_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."loans"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_mandate_id_mandates_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("mandate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_rows" ADD CONSTRAINT "plan_rows_order_id_loans_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."loans"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_ratings" ADD CONSTRAINT "service_ratings_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_agreements" ADD CONSTRAINT "signed_agreements_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parked_items" ADD CONSTRAINT "parked_items_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_references" ADD CONSTRAINT "bank_references_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_references" ADD CONSTRAINT "bank_references_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_code_periods" ADD CONSTRAINT "pay_code_periods_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delays" ADD CONSTRAINT "delays_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delays" ADD CONSTRAINT "delays_order_id_loans_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."loans"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_order_id_loans_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."loans"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_reminders" ADD CONSTRAINT "push_reminders_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_reminders" ADD CONSTRAINT "push_reminders_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_known_device_id_known_devices_device_id_fk" FOREIGN KEY ("known_device_id") REFERENCES "public"."known_devices"("device_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_changes_borrower_id_index" ON "account_changes" USING btree ("borrower_id");--> statement-breakpoint
CREATE INDEX "bank_entries_status_received_at_index" ON "bank_entries" USING btree ("status","received_at");--> statement-breakpoint
CREATE INDEX "bank_entries_references_index" ON "bank_entries" USING gin ("references");--> statement-breakpoint
CREATE INDEX "book_accounts_borrower_id_changed_at_index" ON "book_accounts" USING btree ("borrower_id","changed_at");--> statement-breakpoint
CREATE INDEX "book_budgets_borrower_id_changed_at_index" ON "book_budgets" USING btree ("borrower_id","changed_at");--> statement-breakpoint
CREATE INDEX "book_records_borrower_id_record_date_index" ON "book_records" USING btree ("borrower_id","record_date");--> statement-breakpoint
CREATE INDEX "book_records_borrower_id_changed_at_index" ON "book_records" USING btree ("borrower_id","changed_at");--> statement-breakpoint
CREATE INDEX "sms_codes_phone_sent_at_index" ON "sms_codes" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "sms_codes_requester_sent_at_index" ON "sms_codes" USING btree ("requester","sent_at");--> statement-breakpoint
CREATE INDEX "sms_codes_sent_at_index" ON "sms_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "sms_codes_networks_index" ON "sms_codes" USING gin ("networks");--> statement-breakpoint
CREATE UNIQUE INDEX "one_main_card" ON "cards" USING btree ("borrower_id") WHERE "cards"."is_main";--> statement-breakpoint
CREATE INDEX "pictures_borrower_id_stored_at_index" ON "pictures" USING btree ("borrower_id","stored_at");--> statement-breakpoint
CREATE INDEX "pictures_sha256_index" ON "pictures" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_borrower_id_upload_id_index" ON "pictures" USING btree ("borrower_id","upload_id");--> statement-breakpoint
CREATE INDEX "problem_events_serial_no_event_no_index" ON "problem_events" USING btree ("serial_no","event_no");--> statement-breakpoint
CREATE UNIQUE INDEX "one_event_of_a_draft" ON "problem_events" USING btree ("borrower_id","draft_id");--> statement-breakpoint
CREATE INDEX "problems_borrower_id_created_at_index" ON "problems" USING btree ("borrower_id","created_at");--> statement-breakpoint
CREATE INDEX "consents_borrower_id_purpose_index" ON "consents" USING btree ("borrower_id","purpose");--> statement-breakpoint
CREATE INDEX "kept_replies_expires_at_index" ON "kept_replies" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_borrower_id_index" ON "known_devices" USING btree ("borrower_id");--> statement-breakpoint
CREATE INDEX "collections_payment_id_index" ON "collections" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_mandate_of_an_order" ON "mandates" USING btree ("order_id") WHERE "mandates"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "messages_borrower_id_at_index" ON "messages" USING btree ("borrower_id","at");--> statement-breakpoint
CREATE INDEX "decisions_by_time" ON "order_history" USING btree ("at") WHERE "order_history"."from_status" = 'reviewing';--> statement-breakpoint
CREATE INDEX "orders_borrower_id_created_at_index" ON "orders" USING btree ("borrower_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_product_id_created_at_index" ON "orders" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_wake_at_index" ON "orders" USING btree ("wake_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_order_of_a_product" ON "orders" USING btree ("borrower_id","product_id") WHERE "orders"."status" not in ('rejected', 'settled', 'cancelled', 'withdrawn') and "orders"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_messages_order_id_index" ON "outbox_messages" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "outbox_messages_status_next_try_at_index" ON "outbox_messages" USING btree ("status","next_try_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_created_at_index" ON "outbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "parked_items_since_index" ON "parked_items" USING btree ("since");--> statement-breakpoint
CREATE INDEX "passkeys_borrower_id_index" ON "passkeys" USING btree ("borrower_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_payment_of_a_reference" ON "bank_references" USING btree ("reference") WHERE "bank_references"."is_taken";--> statement-breakpoint
CREATE INDEX "bank_references_payment_id_index" ON "bank_references" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_order_id_kind_index" ON "ledger_entries" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "ledger_entries_payment_id_index" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_posting_id_index" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_source_index" ON "ledger_entries" USING btree ("source");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_code_of_a_period" ON "pay_code_periods" USING btree ("order_id","period_no") WHERE "pay_code_periods"."is_open";--> statement-breakpoint
CREATE INDEX "payments_order_id_at_index" ON "payments" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "delays_order_id_index" ON "delays" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "plan_changes_payment_id_index" ON "plan_changes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "push_reminders_borrower_id_index" ON "push_reminders" USING btree ("borrower_id");--> statement-breakpoint
CREATE INDEX "push_reminders_day_index" ON "push_reminders" USING btree ("day");--> statement-breakpoint
CREATE INDEX "push_subscriptions_borrower_id_index" ON "push_subscriptions" USING btree ("borrower_id");--> statement-breakpoint
CREATE INDEX "reminders_borrower_id_changed_at_index" ON "reminders" USING btree ("borrower_id","changed_at");--> statement-breakpoint
CREATE INDEX "sessions_borrower_id_index" ON "sessions" USING btree ("borrower_id");--> statement-breakpoint
CREATE INDEX "sessions_known_device_id_index" ON "sessions" USING btree ("known_device_id");--> statement-breakpoint
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
CREATE CONSTRAINT TRIGGER "posting_in_balance" AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_posting"();--> statement-breakpoint
INSERT INTO "cities" ("city_id", "parent_id", "name") VALUES
	('12', null, 'Sumatera Utara'),
	('16', null, 'Sumatera Selatan'),
	('31', null, 'DKI Jakarta'),
	('32', null, 'Jawa Barat'),
	('33', null, 'Jawa Tengah'),
	('34', null, 'DI Yogyakarta'),
	('35', null, 'Jawa Timur'),
	('36', null, 'Banten'),
	('51', null, 'Bali'),
	('64', null, 'Kalimantan Timur'),
	('73', null, 'Sulawesi Selatan'),
	('1271', '12', 'Medan'),
	('1272', '12', 'Pematangsiantar'),
	('1273', '12', 'Sibolga'),
	('1275', '12', 'Binjai'),
	('1276', '12', 'Tebing Tinggi'),
	('1671', '16', 'Palembang'),
	('1672', '16', 'Pagar Alam'),
	('1673', '16', 'Lubuklinggau'),
	('1674', '16', 'Prabumulih'),
	('3171', '31', 'Jakarta Pusat'),
	('3172', '31', 'Jakarta Utara'),
	('3173', '31', 'Jakarta Barat'),
	('3174', '31', 'Jakarta Selatan'),
	('3175', '31', 'Jakarta Timur'),
	('3271', '32', 'Bogor'),
	('3272', '32', 'Sukabumi'),
	('3273', '32', 'Bandung'),
	('3274', '32', 'Cirebon'),
	('3275', '32', 'Bekasi'),
	('3276', '32', 'Depok'),
	('3277', '32', 'Cimahi'),
	('3278', '32', 'Tasikmalaya'),
	('3371', '33', 'Magelang'),
	('3372', '33', 'Surakarta'),
	('3373', '33', 'Salatiga'),
	('3374', '33', 'Semarang'),
	('3375', '33', 'Pekalongan'),
	('3376', '33', 'Tegal'),
	('3401', '34', 'Kulon Progo'),
	('3402', '34', 'Bantul'),
	('3403', '34', 'Gunungkidul'),
	('3404', '34', 'Sleman'),
	('3471', '34', 'Yogyakarta'),
	('3571', '35', 'Kediri'),
	('3572', '35', 'Blitar'),
	('3573', '35', 'Malang'),
	('3574', '35', 'Probolinggo'),
	('3575', '35', 'Pasuruan'),
	('3576', '35', 'Mojokerto'),
	('3577', '35', 'Madiun'),
	('3578', '35', 'Surabaya'),
	('3579', '35', 'Batu'),
	('3671', '36', 'Tangerang'),
	('3672', '36', 'Cilegon'),
	('3673', '36', 'Serang'),
	('3674', '36', 'Tangerang Selatan'),
	('5102', '51', 'Tabanan'),
	('5103', '51', 'Badung'),
	('5104', '51', 'Gianyar'),
	('5108', '51', 'Buleleng'),
	('5171', '51', 'Denpasar'),
	('6471', '64', 'Balikpapan'),
	('6472', '64', 'Samarinda'),
	('6474', '64', 'Bontang'),
	('7371', '73', 'Makassar'),
	('7372', '73', 'Parepare'),
	('7373', '73', 'Palopo');
