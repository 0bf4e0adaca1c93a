/** The parts of a screen that can be tapped, by their role. */
export type Tappable = 'button' | 'link' | 'radio' | 'tab' | 'checkbox' | 'switch';

/** One thing a borrower does on the way into a state. A name may be a part of the whole. */
export type Step =
  | { readonly tap: Tappable; readonly name: string | RegExp }
  | { readonly fill: string; readonly with: string }
  /** Of a list of choices, counted from 0; the first is often none. */
  | { readonly choose: string; readonly nth: number };

/** A situation of a screen, and how a test gets there. */
export interface ScreenState {
  /** Unique within its screen; the first of a screen is `default`. */
  readonly state: string;
  /** Whose device it is: a visitor's, a new borrower's, or that of a sample story of the lender's console. */
  readonly as: string;
  /** The address to open; `:orderId` and the like are filled in from what the story made. */
  readonly at: string;
  readonly steps?: readonly Step[];
}

/**
 * A screen as every check of the whole product meets it. Each feature lists its own in `screens.ts`; from the lists come
 * the pictures, the accessibility checks and the states that every screen has: loading, failed and offline.
 */
export interface ListedScreen {
  /** As in the route table, or the feature's own name for a screen that only it leads to. */
  readonly name: string;
  /** The path pattern it is routed by. */
  readonly pattern: string;
  readonly states: readonly [ScreenState, ...ScreenState[]];
  /** It asks the lender for nothing, so it has neither loading nor failed. */
  readonly isStill?: true;
}

/** A visitor without a login. */
export const visitor = 'visitor';

/** Somebody who logged in for the first time. */
export const newcomer = 'newcomer';

/** Parts of the app that a lender gives to a share of its borrowers first, by the `flags` of its brand. Without one, all have it. */
export const flags = ['installOffer'] as const;

export type Flag = (typeof flags)[number];
