import * as v from 'valibot';

const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(400));

/** How the bank treats one matter: what it does, and how it tells the lender. */
export const behaviourSchema = v.object({
  /** The reference of a payment, or the order whose automatic payment it collects or that it decides. */
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** When it acts, in hours from now or from the lender's request. */
  afterHours: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_600)),
  /** How long after its act it reports it. */
  reportDelayDays: v.optional(days, 0),
  /** Another result, by its label on the console. */
  result: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** Reports the same once more some days later. */
  isReportRepeated: v.optional(v.boolean(), false),
  /** Never reports it; only the statement shows it. */
  isReportLost: v.optional(v.boolean(), false),
  /** Takes the money back, in days from now or from the request, but not before it reported it. */
  reversedAfterDays: v.optional(days),
});
export type StagedBehaviour = v.InferOutput<typeof behaviourSchema>;

/** Behaviours that were set and not used yet. Several about one matter are used in turn. */
export function createBehaviourQueue() {
  const pending: StagedBehaviour[] = [];
  return {
    add: (behaviour: StagedBehaviour) => {
      pending.push(behaviour);
    },
    take: (reference: string | undefined): StagedBehaviour | undefined => {
      const index = pending.findIndex((behaviour) => behaviour.reference === reference);
      return index < 0 ? undefined : pending.splice(index, 1)[0];
    },
    clear: () => {
      pending.length = 0;
    },
  };
}
