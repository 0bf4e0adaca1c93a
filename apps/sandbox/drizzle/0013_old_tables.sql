DROP TABLE "call_counts" CASCADE;--> statement-breakpoint
DROP TABLE "chore_turns" CASCADE;