ALTER TABLE "orders" ADD COLUMN "language" text;--> statement-breakpoint
-- locks: order_history, of which only decisions of reviews are indexed
CREATE INDEX "decisions_by_time" ON "order_history" USING btree ("at") WHERE "order_history"."from_status" = 'reviewing';