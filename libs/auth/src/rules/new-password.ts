/** NIST SP 800-63B: length is what counts, at least eight characters and no rule about kinds of them. */
export const shortestPassword = 8;

/** Counts characters as people do: one emoji is one. */
export const isLongEnough = (password: string): boolean => Array.from(password).length >= shortestPassword;
