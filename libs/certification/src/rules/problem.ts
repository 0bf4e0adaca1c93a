/** What is wrong with an answer. A screen translates it into a text that explains how to fix it. */
export type Problem =
  | { readonly kind: 'missing' }
  /** The previously chosen option is no longer in the lender's list. */
  | { readonly kind: 'notOffered' }
  | { readonly kind: 'tooLong'; readonly max: number; readonly length: number }
  | { readonly kind: 'tooBig'; readonly max: number }
  | { readonly kind: 'digitCount'; readonly has: number; readonly least: number; readonly most: number }
  | { readonly kind: 'notDigits' | 'notNumber' | 'notAmount' | 'notPhone' | 'notDate' | 'pattern' }
  /** The repeated number differs; `endings` are the last two digits of each if only they do. */
  | { readonly kind: 'notSame'; readonly endings?: readonly [string, string] }
  | { readonly kind: 'ownNumber' | 'sameNumber' | 'sameRelation' }
  /** The lender's own text about this answer. */
  | { readonly kind: 'refused'; readonly message: string };

/** Problems by the code of their question, in the order of the form. */
export type Problems = ReadonlyMap<string, Problem>;
