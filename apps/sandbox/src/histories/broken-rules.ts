import { loanPlanInfo, neverGrowsByPaying, planAddsUp, receiptIsBooked } from '@clearloan/repayment/contract';
import type { DataOf, Fault } from '@clearloan/api-client/declare';

type Plan = DataOf<typeof loanPlanInfo>;

const receivedIn = ({ transactions }: Plan) =>
  transactions.filter(({ status, kind }) => status === 'posted' && (kind === 'code' || kind === 'reference'));

/** What the app would not believe of a plan, beside the one that the borrower saw before it. */
function brokenRules(plan: Plan, before: Plan | undefined): readonly Fault[] {
  const received = receivedIn(plan);
  const known = new Set(before && receivedIn(before).map(({ paymentId }) => paymentId));
  const fresh = received.filter(({ paymentId }) => !known.has(paymentId));
  return [
    ...planAddsUp.faults(plan),
    ...received.flatMap((payment) => receiptIsBooked.faults({ plan, payment })),
    ...(before
      ? fresh.flatMap(({ paymentId }) => neverGrowsByPaying.faults({ before, after: plan, paymentId }))
      : []),
  ];
}

/** Reads a plan again and again, and holds each one against the rules of the contract. */
export function watchPlan(read: () => Promise<Plan>) {
  const broken: Fault[] = [];
  let last: Plan | undefined;
  return {
    plan: async (): Promise<Plan> => {
      const plan = await read();
      broken.push(...brokenRules(plan, last));
      last = plan;
      return plan;
    },
    broken: (): readonly Fault[] => broken,
  };
}
