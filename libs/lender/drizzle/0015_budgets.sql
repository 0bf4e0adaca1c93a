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
ALTER TABLE "book_budgets" ADD CONSTRAINT "book_budgets_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_budgets_borrower_id_changed_at_index" ON "book_budgets" USING btree ("borrower_id","changed_at");