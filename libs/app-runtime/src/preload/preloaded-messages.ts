import { isRecord } from './is-record';

/** A message as the Lingui macro emits it: its id and its values. */
interface PreloadedMessage {
  readonly id: string;
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}

type Translate = (sentence: PreloadedMessage) => string;

/**
 * Translates the messages embedded in the page before the app is loaded: texts, values and plurals. `undefined` when
 * the page is in another language than the borrower chose, or the app has already taken the messages.
 */
export function preloadedMessages(language: string): Translate | undefined {
  const block = document.getElementById('words');
  const label: unknown = JSON.parse(block?.textContent ?? 'null');
  if (!isRecord(label) || label['language'] !== language) return undefined;
  const { messages } = label;
  if (!isRecord(messages)) return undefined;
  return ({ id, values = {} }) => {
    const sentence = messages[id];
    if (!Array.isArray(sentence)) throw new Error(`The page has no message ${id}.`);
    return pieces(sentence, values, language);
  };
}

/** Parts of a message as in a catalog: a text, `[name]`, or `[name, 'plural', forms]`, where `#` is the number. */
function pieces(
  sentence: readonly unknown[],
  values: Readonly<Record<string, unknown>>,
  language: string,
): string {
  const textOf = (piece: unknown): string => {
    if (!Array.isArray(piece)) return String(piece === '#' && piece in values ? values[piece] : piece);
    const [name, , forms] = piece as readonly unknown[];
    const value = values[String(name)];
    if (!isRecord(forms)) return String(value);
    const form = forms[new Intl.PluralRules(language).select(Number(value))] ?? forms['other'];
    return pieces(Array.isArray(form) ? form : [form], { ...values, '#': value }, language);
  };
  return sentence.map(textOf).join('');
}
