import type { FormItem, ReadFromCard } from '../contract';

/** One answer: the value as typed or chosen, and its display text if the value is an id (a city). */
export interface Answer {
  readonly value: string;
  readonly reads?: string | undefined;
}

/** Answers by the code of their question. A map, since the codes come from the server and may be any text. */
export type Answers = ReadonlyMap<string, Answer>;

export const blankAnswer: Answer = { value: '' };
export const noAnswers: Answers = new Map();

export const valueOf = (answers: Answers, code: string): string => answers.get(code)?.value ?? '';

export const withAnswer = (answers: Answers, code: string, answer: Answer): Answers =>
  new Map(answers).set(code, answer);

/** The initial answers of a form: the draft on the device, otherwise the lender's data. */
export function startingAnswers(items: readonly FormItem[], draftAnswers: Answers): Answers {
  const start = new Map<string, Answer>();
  for (const { code, value, valueText } of items) {
    if (start.has(code)) continue;
    start.set(code, draftAnswers.get(code) ?? { value: value ?? '', reads: valueText });
  }
  return start;
}

/** What was read from a card, as answers. */
export const readingAnswers = (read: ReadFromCard): Answers =>
  new Map(Object.entries(read).flatMap(([code, value]) => (value ? [[code, { value }] as const] : [])));
