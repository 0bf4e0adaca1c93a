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
ALTER TABLE "parked_items" ADD CONSTRAINT "parked_items_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parked_items_since_index" ON "parked_items" USING btree ("since");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "attention_since";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "attention_reason";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "step_tries";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "retry_step_at";