import { typedReference } from '@clearloan/formatting';

/** Lengths of the references that banks give: instant payments, transfers, large transfers. */
export const usualLengths = [12, 16, 22] as const;
const [shortest, , longest] = usualLengths;

/**
 * What a typed reference looks like. The first four cannot be sent; of `odd` and `maybeZero` the borrower is warned, but
 * the bank's paper is right and our rule of thumb may not be.
 */
export type ReferenceShape = 'empty' | 'strange' | 'short' | 'long' | 'odd' | 'maybeZero' | 'usual';

const blocking = new Set<ReferenceShape>(['empty', 'strange', 'short', 'long']);

export function referenceShape(typed: string): ReferenceShape {
  const reference = typedReference(typed);
  const { length } = reference;
  if (length === 0) return 'empty';
  if (!/^[A-Z0-9]*$/.test(reference)) return 'strange';
  if (length < shortest) return 'short';
  if (length > longest) return 'long';
  // Instant payments have digits only, so a letter O is most likely a zero that was read wrong.
  if (length === shortest && /^[0-9O]*O[0-9O]*$/.test(reference)) return 'maybeZero';
  if (length === shortest && /[A-Z]/.test(reference)) return 'odd';
  return usualLengths.some((usual) => usual === length) ? 'usual' : 'odd';
}

export const canBeSent = (shape: ReferenceShape): boolean => !blocking.has(shape);
