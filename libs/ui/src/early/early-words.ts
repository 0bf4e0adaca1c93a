/** A sentence as the macro of the words leaves it: its number, and what is said in it. */
interface EarlySentence {
  readonly id: string;
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}

type Sayer = (sentence: EarlySentence) => string;

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null;

/**
 * Says the words that came with the page before the app is there to say them: whole sentences and what stands in them, no
 * plurals. `undefined` when the page speaks another language than the borrower chose.
 */
export function earlyWords(language: string): Sayer | undefined {
  const block = document.getElementById('words');
  const words: unknown = JSON.parse(block?.textContent ?? 'null');
  if (!isRecord(words) || words['language'] !== language) return undefined;
  const { messages } = words;
  if (!isRecord(messages)) return undefined;
  return ({ id, values = {} }) => {
    const sentence = messages[id];
    if (!Array.isArray(sentence)) throw new Error(`The page does not say ${id}.`);
    const said = (piece: unknown) => (Array.isArray(piece) ? values[String(piece)] : piece);
    return sentence.map((piece) => String(said(piece))).join('');
  };
}
