/** As long as a request body may be. */
const longestBody = 256 * 1024;

const filled = (unit: string, end: string) => unit.repeat(Math.floor((longestBody - 64) / unit.length)) + end;

/** Texts on which an expression that is not linear takes seconds. */
export const longTexts: readonly string[] = [
  filled('0', 'x'),
  filled('1', '\n'),
  filled(' ', 'x'),
  filled('a', '!'),
  filled('Version/1 ', ''),
  filled('<([{', ''),
  filled('e\u0301\u0301\u0301', ''),
  filled('a-.,', '\0'),
];
