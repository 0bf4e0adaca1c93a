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
ALTER TABLE "push_reminders" ADD CONSTRAINT "push_reminders_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_reminders" ADD CONSTRAINT "push_reminders_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_reminders_borrower_id_index" ON "push_reminders" USING btree ("borrower_id");--> statement-breakpoint
CREATE INDEX "push_reminders_day_index" ON "push_reminders" USING btree ("day");--> statement-breakpoint
CREATE INDEX "push_subscriptions_borrower_id_index" ON "push_subscriptions" USING btree ("borrower_id");