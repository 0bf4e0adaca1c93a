import type { Minor } from '@clearloan/formatting';
import type { PayType } from '../contract';

/** The payment methods that accept an amount, and those that do not. */
export interface PayMethods {
  readonly fitting: readonly PayType[];
  readonly others: readonly PayType[];
}

/** The cheapest first; in the lender's order where the cost is equal. */
export const methodsFor = (list: readonly PayType[], amount: Minor): PayMethods => {
  const byCost = [...list].sort((one, other) => one.fee - other.fee);
  return {
    fitting: byCost.filter((method) => takes(method, amount)),
    others: byCost.filter((method) => !takes(method, amount)),
  };
};

const takes = ({ min = 0, max = Infinity }: PayType, amount: Minor): boolean =>
  amount >= min && amount <= max;

/** The selected method; by default, or if it no longer fits, the cheapest. */
export const chosenMethod = ({ fitting }: PayMethods, picked: string | null): PayType | undefined =>
  fitting.find(({ payType }) => payType === picked) ?? fitting[0];

/** The cheapest method of each kind, plus the selected one: a short initial list. */
export function oneOfEachKind({ fitting, others }: PayMethods, picked: PayType | undefined): PayMethods {
  const short = fitting.filter(
    (method) => method === picked || fitting.find(({ kind }) => kind === method.kind) === method,
  );
  return { fitting: short, others };
}

/** Where to pay: at a bank, by a wallet, with a payment app, at a shop. */
const payPlaces = ['bank', 'wallet', 'upi', 'shop', 'other'] as const;
export type PayPlace = (typeof payPlaces)[number];

const placeOfKind: ReadonlyMap<string, PayPlace> = new Map<string, PayPlace>([
  ['virtualAccount', 'bank'],
  ['bankTransfer', 'bank'],
  ['wallet', 'wallet'],
  ['upi', 'upi'],
  ['store', 'shop'],
]);

export const placeOf = ({ kind }: PayType): PayPlace => placeOfKind.get(kind) ?? 'other';

/** The places with payment methods, in a fixed order, each with its methods. */
export const byPlace = ({
  fitting,
  others,
}: PayMethods): readonly { readonly place: PayPlace; readonly methods: PayMethods }[] =>
  payPlaces
    .map((place) => ({
      place,
      methods: {
        fitting: fitting.filter((method) => placeOf(method) === place),
        others: others.filter((method) => placeOf(method) === place),
      },
    }))
    .filter(({ methods }) => methods.fitting.length + methods.others.length > 0);
