export const pinLength = 6;

/** Wrong tries until the session ends. */
export const pinTries = 5;

/** @param digits as typed, digits only */
export const isWholePin = (digits: string): boolean => /^\d{6}$/.test(digits);

/** How many more wrong tries the device takes; a count that is no count leaves none. */
export const triesLeft = (wrongTries: number): number =>
  Number.isInteger(wrongTries) && wrongTries >= 0 ? Math.max(0, pinTries - wrongTries) : 0;

/**
 * Whether a stranger guesses a PIN within the few tries: one digit or one pair repeated, or digits that count up or down
 * (NIST SP 800-63B, 3.1.1.2).
 */
export function isEasyPin(digits: string): boolean {
  const steps = Array.from(digits)
    .slice(1)
    .map((digit, at) => Number(digit) - Number(digits[at]));
  const [first] = steps;
  const isEven = steps.every((step) => step === first) && Math.abs(first ?? 0) <= 1;
  return isEven || digits === digits.slice(0, 2).repeat(3) || digits === digits.slice(0, 3).repeat(2);
}
