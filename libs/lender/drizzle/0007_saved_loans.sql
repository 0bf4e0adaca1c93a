CREATE TABLE "saved_loans" (
	"borrower_id" uuid NOT NULL,
	"loan_id" uuid NOT NULL,
	"name" text NOT NULL,
	"question" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_loans_borrower_id_loan_id_pk" PRIMARY KEY("borrower_id","loan_id")
);
--> statement-breakpoint
ALTER TABLE "saved_loans" ADD CONSTRAINT "saved_loans_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;