import type { PlannedCollection } from '@clearloan/loan-contract';
import type { Debt, DebtTerms } from './debt';
import { inHand, type PaymentRow } from './in-progress';
import { nextEvent, type AnnouncedCollection, type Mandate } from './mandate-events';

interface Facts {
  readonly mandate: Pick<Mandate, 'mandateId' | 'status' | 'activeFrom' | 'cap'>;
  readonly known: readonly AnnouncedCollection[];
  readonly debt: Debt<DebtTerms>;
  readonly movements: readonly Pick<PaymentRow, 'status' | 'periodNos'>[];
}

/** The next collection of a mandate, as all screens show it; undefined if there is none. */
export function plannedCollection({ mandate, known, debt, movements }: Facts): PlannedCollection | undefined {
  const event = nextEvent(mandate, known, debt);
  if (event === undefined) return undefined;
  const { row, amount, collectOn } = event;
  const isInHand = movements.some(
    ({ status, periodNos }) => inHand.some((each) => each === status) && periodNos.includes(row.periodNo),
  );
  const state = isInHand ? 'inProgress' : amount > mandate.cap ? 'overCap' : 'planned';
  return {
    periodNo: row.periodNo,
    collectOn,
    amount,
    state,
  };
}

/** The same for an order that was loaded with its mandate, if it has one. */
export function plannedIn(
  found: readonly (Facts['mandate'] & { readonly collections: Facts['known'] })[],
  debt: Facts['debt'],
  movements: Facts['movements'],
): PlannedCollection | undefined {
  const [mandate] = found;
  return mandate && plannedCollection({ mandate, known: mandate.collections, debt, movements });
}
