ALTER TABLE "loans" ADD COLUMN "charges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "charges" jsonb DEFAULT '[]'::jsonb NOT NULL;