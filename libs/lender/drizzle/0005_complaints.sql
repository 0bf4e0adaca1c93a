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
	"screen" text
);
--> statement-breakpoint
ALTER TABLE "problem_events" ADD CONSTRAINT "problem_events_serial_no_problems_serial_no_fk" FOREIGN KEY ("serial_no") REFERENCES "public"."problems"("serial_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_events" ADD CONSTRAINT "problem_events_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_events_serial_no_event_no_index" ON "problem_events" USING btree ("serial_no","event_no");--> statement-breakpoint
CREATE UNIQUE INDEX "one_event_of_a_draft" ON "problem_events" USING btree ("borrower_id","draft_id");--> statement-breakpoint
CREATE INDEX "problems_borrower_id_created_at_index" ON "problems" USING btree ("borrower_id","created_at");