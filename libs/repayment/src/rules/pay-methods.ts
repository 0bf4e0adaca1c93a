import type { Minor } from '@clearloan/formatting';
import type { PayType } from '../contract';

/** The ways to pay an amount, and those that do not take it. */
export interface PayMethods {
  readonly fitting: readonly PayType[];
  readonly others: readonly PayType[];
}

/** The cheapest first; the lender's order where they cost the same. */
export const methodsFor = (list: readonly PayType[], amount: Minor): PayMethods => {
  const byCost = [...list].sort((one, other) => one.fee - other.fee);
  return {
    fitting: byCost.filter((method) => takes(method, amount)),
    others: byCost.filter((method) => !takes(method, amount)),
  };
};

const takes = ({ min = 0, max = Infinity }: PayType, amount: Minor): boolean =>
  amount >= min && amount <= max;

/** The way that was picked; before that, or when it no longer fits, the cheapest. */
export const chosenMethod = ({ fitting }: PayMethods, picked: string | null): PayType | undefined =>
  fitting.find(({ payType }) => payType === picked) ?? fitting[0];

/** The cheapest way of each kind, and the one that was picked: a short list to begin with. */
export function oneOfEachKind({ fitting, others }: PayMethods, picked: PayType | undefined): PayMethods {
  const short = fitting.filter(
    (method) => method === picked || fitting.find(({ kind }) => kind === method.kind) === method,
  );
  return { fitting: short, others };
}

/** Where one goes to pay: at a bank, by a wallet, with a payment app, at a shop. */
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

/** The places that have a way to pay, in a steady order, each with its ways. */
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
