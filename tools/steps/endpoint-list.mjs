/** The printer's last line; later features may add calls, but none of the specification's may be missing. */
export const isFullTable = (lastLine) => /^92 of 92 specified, \d+ more$/.test(lastLine);
