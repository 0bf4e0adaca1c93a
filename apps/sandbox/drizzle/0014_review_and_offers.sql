ALTER TABLE "orders" ADD COLUMN "language" text;--> statement-breakpoint
CREATE INDEX "decisions_by_time" ON "order_history" USING btree ("at") WHERE "order_history"."from_status" = 'reviewing';