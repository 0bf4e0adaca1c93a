const shownLength = 140;

/** What a program writes and a person does not: markup, data, places in code, words of a database or of a runtime. */
const ofProgram = [
  /<[a-z!/]|&#?\w+;|[{}[\]\\`|=]|\w_\w/i,
  /\b(?:undefined|null|NaN|SQLSTATE|ECONN\w+|E[A-Z]{5,}|0x[\da-f]+)\b/,
  /(?:Error|Exception)\b|\b(?:error|exception|traceback|panic|fatal)\b[^:]{0,40}:/i,
  /\b(?:relation|column|table|constraint|function|syntax) (?:"|error|violat)|\bduplicate key\b|\bviolates\b/i,
  /\bSELECT\b|\bINSERT INTO\b|\bDELETE FROM\b|\bUPDATE \w+ SET\b|\bselect \* from\b/,
  /\.[a-z]+[A-Z(]|\w\(\)|\.(?:js|ts|java|py|rb|go|php|cs|sql)\b|(?:^|[\s(])\/\w+[/.]|[A-Z]:\//,
];

/** No word at all, or a name of a program: `1002`, `E_FAIL`, `notFound`. */
const isName = /^(?:[^\p{L}]*|[A-Z_\d]+)$/u;
const isOneWord = /^[\w.:-]*$/;
const hasCapitalInside = /[a-z][A-Z]/;

/**
 * The lender's message if it is a sentence for a borrower; otherwise '', and a sentence of the app is shown. A long one is
 * cut.
 */
export function plainSentence(message: string): string {
  const text = message.replace(/\s+/g, ' ').trim();
  if (isName.test(text) || (isOneWord.test(text) && hasCapitalInside.test(text))) return '';
  if (ofProgram.some((form) => form.test(text))) return '';
  return text.length > shownLength ? `${text.slice(0, shownLength - 1)}…` : text;
}
