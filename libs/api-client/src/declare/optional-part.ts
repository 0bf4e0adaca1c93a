import type { Endpoint } from './endpoint';

/** A part of the app that a lender may leave out: the app then has none of its screens and no links to them. */
export interface OptionalPart {
  readonly calls: readonly Endpoint[];
  /** Patterns; each includes the screens below it. */
  readonly screens: readonly string[];
}

/** What a lender says about the optional parts. */
export interface PartsOffer<Name extends string> {
  /** `false` leaves a part out. */
  readonly features: Readonly<Partial<Record<Name, boolean | undefined>>>;
  /** The paths that the lender answers, with or without its prefix; without a list it answers all. */
  readonly calls?: readonly string[] | undefined;
}

/** The names of the parts that are switched off, or of which the lender does not answer every call. */
export function partsLeftOut<Name extends string>(
  parts: Readonly<Record<Name, OptionalPart>>,
  { features, calls }: PartsOffer<Name>,
): Name[] {
  const isAnswered = ({ path }: Endpoint) => calls?.some((own) => own.endsWith(path)) ?? true;
  const names = Object.keys(parts) as Name[];
  return names.filter((name) => features[name] === false || !parts[name].calls.every(isAnswered));
}
