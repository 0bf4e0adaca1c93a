/** The interactive elements of a screen, by role. */
export type Tappable = 'button' | 'link' | 'radio' | 'tab' | 'checkbox' | 'switch';

/** One action of a borrower on the way to a state. A name may be a substring. */
export type Step =
  | { readonly tap: Tappable; readonly name: string | RegExp }
  | { readonly fill: string; readonly with: string }
  /** In a list of choices, counted from 0; the first is often empty. */
  | { readonly choose: string; readonly nth: number };

/** A situation of a screen, and how a test gets there. */
export interface ScreenState {
  /** Unique within its screen; the first one of a screen is `default`. */
  readonly state: string;
  /** Whose device it is: a visitor's, a new borrower's, or that of a seed scenario. */
  readonly as: string;
  /** The URL to open; `:orderId` and other parameters are filled in from the scenario. */
  readonly at: string;
  readonly steps?: readonly Step[];
}

/**
 * A screen for all product-wide checks. Each feature lists its own in `screens.ts`; the lists drive the screenshots,
 * the accessibility checks and the states that every screen has: loading, failed and offline.
 */
export interface ListedScreen {
  /** As in the route table, or the feature's own name for a screen that only it links to. */
  readonly name: string;
  /** The route pattern. */
  readonly pattern: string;
  readonly states: readonly [ScreenState, ...ScreenState[]];
  /** It sends no requests, so it has neither a loading nor a failed state. */
  readonly isStatic?: true;
}

/** A visitor without a login. */
export const visitor = 'visitor';

/** A borrower after the first login. */
export const newcomer = 'newcomer';

/**
 * Feature flags that a lender can roll out to a share of its borrowers, by the `flags` of its brand. By default, all
 * have them.
 */
export const flags = ['installOffer'] as const;

export type Flag = (typeof flags)[number];
