/** What a contract's comments say about a value: about its fields, its words and the choices of a union. */
export interface Shape {
  /** The name of its component: that of its exported type, else that of its constant. */
  readonly name?: string | undefined;
  /** Whether an exported type names it. */
  readonly isTyped?: boolean | undefined;
  /** The comment of its declaration. */
  readonly text?: string | undefined;
  readonly fields: ReadonlyMap<string, FieldShape>;
  /** What each word of an enum means. */
  readonly words: ReadonlyMap<string, string | undefined>;
  /** The choices of a union, in order. */
  readonly choices: readonly Shape[];
}

interface FieldShape {
  /** The comment of the field. */
  readonly text: string | undefined;
  readonly shape: Shape;
}

export const noShape: Shape = { fields: new Map(), words: new Map(), choices: [] };

export const isEmpty = ({ fields, words, choices }: Shape): boolean =>
  fields.size === 0 && words.size === 0 && choices.length === 0;

export const withField = (name: string, text: string | undefined, shape: Shape): Shape => ({
  ...noShape,
  fields: new Map([[name, { text, shape }]]),
});

export const withWord = (word: string, text: string | undefined): Shape => ({
  ...noShape,
  words: new Map([[word, text]]),
});

/** All fields and words of several shapes; a field of a later one replaces that of an earlier one. */
export const joined = (all: readonly Shape[]): Shape => ({
  fields: new Map(all.flatMap(({ fields }) => [...fields])),
  words: new Map(all.flatMap(({ words }) => [...words])),
  choices: all.flatMap(({ choices }) => choices),
});

/** The one shape among the arguments of a function, with its name. */
export function theOne(all: readonly Shape[]): Shape {
  const [first, ...others] = all.filter((each) => !isEmpty(each));
  return first === undefined ? noShape : others.length === 0 ? first : joined([first, ...others]);
}

/** The items of a list literal: words, or the choices of a union. */
export function listed(all: readonly Shape[]): Shape {
  const whole = all.filter((each) => !isEmpty(each));
  const [first, second] = whole;
  if (first === undefined) return noShape;
  if (whole.every(({ fields, choices }) => fields.size === 0 && choices.length === 0))
    return second === undefined ? first : joined(whole);
  return {
    ...noShape,
    choices: whole.flatMap((each) => (each.choices.length > 0 ? each.choices : [each])),
  };
}
