DROP TABLE "call_counts", "chore_turns";
