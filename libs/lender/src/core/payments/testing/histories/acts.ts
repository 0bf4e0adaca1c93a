/** The actions of a client on a loan. A repeat has the same key as the original. */
export type Act =
  | { readonly is: 'look' }
  | { readonly is: 'quote'; readonly periodNo: number }
  | {
      readonly is: 'code';
      readonly key: string;
      readonly purpose: 'period' | 'amount' | 'payoff';
      readonly periodNos: readonly number[];
      readonly amount: number;
    }
  | {
      readonly is: 'delay';
      readonly key: string;
      readonly periodNo: number;
      readonly days: 7 | 14;
      readonly amount: number;
    }
  | { readonly is: 'reference'; readonly key: string; readonly utr: string; readonly amount: number }
  | { readonly is: 'arrive'; readonly id: string };

export type ActOf<Kind extends Act['is']> = Extract<Act, { readonly is: Kind }>;
