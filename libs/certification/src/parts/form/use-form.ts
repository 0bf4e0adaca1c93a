import { useMarket } from '@clearloan/app-runtime';
import { useId, useState } from 'react';
import type { FormItem } from '../../contract';
import { startingAnswers, valueOf, withAnswer, type Answer, type Answers } from '../../rules/answers';
import { checkForm, type CrossCheck, type Problem, type Problems } from '../../rules/check-item';
import { visibleItems } from '../../rules/answers-to-send';

export interface FormSetting {
  readonly items: readonly FormItem[];
  /** The answers of the draft on the device. */
  readonly draftAnswers: Answers;
  readonly crossCheck?: CrossCheck | undefined;
  /** Called on every change, to store it. */
  readonly onChange: (answers: Answers) => void;
}

export interface FormState {
  /** The visible questions. */
  readonly items: readonly FormItem[];
  readonly answers: Answers;
  /** The errors to show now: of fields that were left, and of all after a submit attempt. */
  readonly problems: Problems;
  /** Counts the submit attempts with errors. */
  readonly attempt: number;
  readonly fieldId: (code: string) => string;
  readonly change: (code: string, answer: Answer) => void;
  /** Sets several answers at once, as if they were typed. */
  readonly fill: (filled: Answers) => void;
  readonly leave: (code: string) => void;
  /** Whether everything is valid; otherwise all errors are shown. */
  readonly check: () => boolean;
  /** Sets the lender's own error of one answer, shown until it changes. False if that question is not visible. */
  readonly refuse: (code: string, message: string) => boolean;
  /** Resets to the lender's data. */
  readonly restart: () => void;
}

interface Progress {
  readonly answers: Answers;
  readonly left: ReadonlySet<string>;
  readonly attempt: number;
  readonly refused: Problems;
}

/** The state of one form, whatever its questions: answers, and which errors to show. */
export function useForm({ items, draftAnswers, crossCheck, onChange }: FormSetting): FormState {
  const market = useMarket();
  const formId = useId();
  const problemsOf = (answers: Answers) => checkForm(items, answers, market, crossCheck);
  const startWith = (start: Answers): Progress => {
    return { answers: start, left: stale(problemsOf(start)), attempt: 0, refused: new Map() };
  };
  const [progress, setProgress] = useState(() => startWith(startingAnswers(items, draftAnswers)));
  const { answers, attempt, refused } = progress;
  const visible = visibleItems(items, answers);
  const problems = problemsOf(answers);
  const keep = (changed: Answers, code?: string) => {
    onChange(changed);
    setProgress({ ...progress, answers: changed, refused: without(refused, code) });
  };

  return {
    items: visible,
    answers,
    attempt,
    problems: new Map([...problems, ...refused].filter(([code, problem]) => isDue(code, problem, progress))),
    fieldId: (code) => `${formId}-${items.findIndex((item) => item.code === code)}`,
    change: (code, answer) => {
      keep(withAnswer(answers, code, answer), code);
    },
    fill: (filled) => {
      keep(new Map([...answers, ...filled]));
    },
    leave: (code) => {
      setProgress((now) =>
        valueOf(now.answers, code) === '' ? now : { ...now, left: new Set([...now.left, code]) },
      );
    },
    check: () => {
      if (problems.size === 0) return true;
      setProgress((now) => ({ ...now, attempt: now.attempt + 1 }));
      return false;
    },
    refuse: (code, message) => {
      if (!visible.some((item) => item.code === code)) return false;
      const problem: Problem = { kind: 'refused', message };
      // More may have been typed while the lender checked it.
      setProgress((now) => ({ ...now, attempt: now.attempt + 1, refused: new Map([[code, problem]]) }));
      return true;
    },
    restart: () => {
      setProgress(startWith(startingAnswers(items, new Map())));
    },
  };
}

/** An empty field shows its error only after a submit attempt, not while the borrower looks around. */
const isDue = (code: string, { kind }: Problem, { left, attempt }: Progress): boolean =>
  attempt > 0 || kind === 'refused' || (left.has(code) && kind !== 'missing');

/** An earlier choice that is no longer offered is reported at once, before the borrower has forgotten it. */
const stale = (problems: Problems): ReadonlySet<string> =>
  new Set([...problems].filter(([, { kind }]) => kind === 'notOffered').map(([code]) => code));

const without = (problems: Problems, code: string | undefined): Problems =>
  new Map([...problems].filter(([each]) => each !== code));
