import * as v from 'valibot';

const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(400));

/** How the bank treats one matter: what it does, and how it tells the lender. */
export const habitSchema = v.object({
  /** The reference of a payment, or the order whose automatic payment it collects or that it decides. */
  about: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** When it acts, in hours from now or from the lender's request. */
  afterHours: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_600)),
  /** How long after its act it reports it. */
  lateDays: v.optional(days, 0),
  /** Another result, by its label on the console. */
  result: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** Reports the same once more some days later. */
  isRepeated: v.optional(v.boolean(), false),
  /** Never reports it; only the statement shows it. */
  isLost: v.optional(v.boolean(), false),
  /** Takes the money back, in days from now or from the request, but not before it reported it. */
  takenBackInDays: v.optional(days),
});
export type Habit = v.InferOutput<typeof habitSchema>;

/** Habits that were set and not used yet. Several about one matter are used in turn. */
export function openHabits() {
  const known: Habit[] = [];
  return {
    add: (habit: Habit) => {
      known.push(habit);
    },
    take: (about: string | undefined): Habit | undefined => {
      const index = known.findIndex((habit) => habit.about === about);
      return index < 0 ? undefined : known.splice(index, 1)[0];
    },
    clear: () => {
      known.length = 0;
    },
  };
}
