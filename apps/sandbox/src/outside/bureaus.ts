import { addMonths } from '@clearloan/loan-math';
import { businessDay, businessNow } from '@clearloan/lender';
import * as v from 'valibot';
import type { PendingReports } from './pending-reports';
import type { PartyFactory } from './webhooks';

const orderId = v.pipe(v.string(), v.uuid());

const identitySchema = v.object({ orderId, name: v.string() });

/** The identity bureau: it knows everybody, and answers at once. */
export const identityBureau: PartyFactory = (report) => ({
  port: 'IDENTITY',
  receive: async ({ data }) => {
    const question = v.parse(identitySchema, data);
    await report('/hooks/identity', { orderId: question.orderId, result: 'confirmed' });
  },
});

const decimal = v.pipe(v.string(), v.decimal(), v.transform(Number));

const creditSchema = v.object({
  orderId,
  birthday: v.optional(v.pipe(v.string(), v.isoDate())),
  monthlyIncome: v.optional(decimal),
  minMonthlyIncome: decimal,
});

/** How long the bureau takes. */
const decisionMs = 3_000;
const ages = { least: 21, most: 60 } as const;

/** The credit bureau decides by age and income only, the same for everyone. */
export const decisionService =
  ({ schedule }: PendingReports): PartyFactory =>
  (report) => ({
    port: 'DECISION',
    receive: async ({ data }) => {
      const question = v.parse(creditSchema, data);
      const reason = refusalOf(question, businessDay(await businessNow()));
      const outcomeOf = (decision: object) => ({ event: () => ({ orderId: question.orderId, ...decision }) });
      const approved = outcomeOf({ result: 'approved' });
      const refused = outcomeOf({ result: 'refused' });
      await schedule(
        report,
        {
          what: `decision on ${question.orderId}`,
          path: '/hooks/decisions',
          reference: question.orderId,
          alternatives: { Approve: approved, Refuse: refused },
          ...(reason === undefined ? approved : outcomeOf({ result: 'refused', reason })),
        },
        decisionMs,
      );
    },
  });

/** @param today `YYYY-MM-DD` */
export function refusalOf(
  { birthday, monthlyIncome = 0, minMonthlyIncome }: v.InferOutput<typeof creditSchema>,
  today: string,
): 'age' | 'income' | undefined {
  const isOfAge =
    birthday !== undefined &&
    addMonths(birthday, ages.least * 12) <= today &&
    addMonths(birthday, (ages.most + 1) * 12) > today;
  if (!isOfAge) return 'age';
  return monthlyIncome < minMonthlyIncome ? 'income' : undefined;
}
