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
ALTER TABLE "book_accounts" ADD CONSTRAINT "book_accounts_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_records" ADD CONSTRAINT "book_records_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_clocks" ADD CONSTRAINT "change_clocks_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_accounts_borrower_id_changed_at_index" ON "book_accounts" USING btree ("borrower_id","changed_at");--> statement-breakpoint
CREATE INDEX "book_records_borrower_id_record_date_index" ON "book_records" USING btree ("borrower_id","record_date");--> statement-breakpoint
CREATE INDEX "book_records_borrower_id_changed_at_index" ON "book_records" USING btree ("borrower_id","changed_at");--> statement-breakpoint
CREATE INDEX "reminders_borrower_id_changed_at_index" ON "reminders" USING btree ("borrower_id","changed_at");