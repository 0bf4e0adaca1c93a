import type { Transaction } from '@clearloan/api-client/declare';

export type PayStep = Transaction['steps'][number];

/** How to pay at one place; without a name when the lender told no places apart. */
export interface PlaceSteps {
  readonly place: string | undefined;
  readonly steps: readonly PayStep[];
}

/** The steps place by place, in the order in which the lender named the places. */
export function stepsByPlace(steps: readonly PayStep[]): readonly PlaceSteps[] {
  const places = [...new Set(steps.map(({ place }) => place))];
  return places.map((place) => ({ place, steps: steps.filter((step) => step.place === place) }));
}
