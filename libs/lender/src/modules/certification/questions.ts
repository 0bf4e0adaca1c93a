import type { formCates, FormItem, inputTypes } from '@clearloan/certification/contract';
import type { Translate, Message } from '../../platform/context/product-names';

export interface Choice {
  readonly value: string;
  readonly label: Message;
}

/** A required question states what to do while its answer is missing, and one with a pattern what the format is. */
type WithErrors = (
  | { readonly isRequired: true; readonly missing: Message }
  | { readonly isRequired: false; readonly missing?: undefined }
) &
  (
    | { /** Regular expression for the whole answer. */ readonly pattern: string; readonly format: Message }
    | { readonly pattern?: undefined; readonly format?: undefined }
  );

/** A form question in all languages. */
export type Question = WithErrors & {
  readonly code: string;
  readonly cate: (typeof formCates)[number];
  readonly title: Message;
  readonly hint?: Message;
  readonly options?: readonly Choice[];
  readonly inputType?: (typeof inputTypes)[number];
  /** Maximum length of a text, or maximum of a number or day. */
  readonly max?: number;
  /** Applies only if the answer to `code` is one of `values`. */
  readonly showWhen?: { readonly code: string; readonly values: readonly string[] };
  /** Why the lender needs the answer. */
  readonly why: Message;
};

export type Answers = Readonly<Record<string, string>>;

/** Whether a question applies, given the other answers. */
export const isAsked = ({ showWhen }: Question, answers: Answers): boolean =>
  showWhen === undefined || showWhen.values.includes(answers[showWhen.code] ?? '');

/** The text of a choice; undefined if it is not offered. */
export const choiceLabel = (
  questions: readonly Question[],
  code: string,
  value?: string,
): Message | undefined =>
  questions.find((question) => question.code === code)?.options?.find((choice) => choice.value === value)
    ?.label;

/** A question as the contract returns it, with the earlier answer. */
export function formItem(question: Question, t: Translate, value?: string, valueText?: string): FormItem {
  const {
    code,
    cate,
    title,
    hint,
    isRequired,
    options,
    inputType,
    pattern,
    max,
    showWhen,
    why,
    missing,
    format,
  } = question;
  return {
    code,
    cate,
    title: t(title),
    hint: hint && t(hint),
    required: isRequired,
    value,
    valueText,
    options: (options ?? []).map((choice) => ({ value: choice.value, label: t(choice.label) })),
    inputType,
    pattern,
    max,
    showWhen: showWhen && { code: showWhen.code, values: [...showWhen.values] },
    why: t(why),
    missingText: missing && t(missing),
    formatText: format && t(format),
  };
}
