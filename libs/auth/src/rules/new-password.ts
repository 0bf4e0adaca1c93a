/**
 * NIST SP 800-63B: only the length counts, at least eight characters, without rules about character classes.
 */
export const shortestPassword = 8;

/** Counts characters as users perceive them: one emoji is one. */
export const isLongEnough = (password: string): boolean => Array.from(password).length >= shortestPassword;
