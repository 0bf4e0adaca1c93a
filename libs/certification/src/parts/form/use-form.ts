import { useMarket } from '@clearloan/app-runtime';
import { useId, useState } from 'react';
import type { FormItem } from '../../contract';
import { startingAnswers, valueOf, withAnswer, type Answer, type Answers } from '../../rules/answers';
import { checkForm, type CrossCheck } from '../../rules/check-item';
import type { Problem, Problems } from '../../rules/problem';
import { visibleItems } from '../../rules/visible-items';

export interface FormSetting {
  readonly items: readonly FormItem[];
  /** What the borrower left on the device. */
  readonly drafted: Answers;
  readonly crossCheck?: CrossCheck | undefined;
  /** Hears every change, to keep it. */
  readonly onChange: (answers: Answers) => void;
}

export interface FormState {
  /** The questions in view. */
  readonly items: readonly FormItem[];
  readonly answers: Answers;
  /** What is to be said now: about fields left, and about all once sending was tried. */
  readonly problems: Problems;
  /** Counts the tries to send that found something wrong. */
  readonly attempt: number;
  readonly fieldId: (code: string) => string;
  readonly change: (code: string, answer: Answer) => void;
  /** Several answers at once, as if they were typed. */
  readonly fill: (filled: Answers) => void;
  readonly leave: (code: string) => void;
  /** Is all right? Else every problem is shown. */
  readonly check: () => boolean;
  /** The lender's own words about one answer; shown until it changes. False when that question is not in view. */
  readonly refuse: (code: string, message: string) => boolean;
  /** Back to what the lender has. */
  readonly restart: () => void;
}

interface Progress {
  readonly answers: Answers;
  readonly left: ReadonlySet<string>;
  readonly attempt: number;
  readonly refused: Problems;
}

/** The state of one form, whatever its questions: answers, and which problems it is time to name. */
export function useForm({ items, drafted, crossCheck, onChange }: FormSetting): FormState {
  const market = useMarket();
  const formId = useId();
  const problemsOf = (answers: Answers) => checkForm(items, answers, market, crossCheck);
  const startWith = (start: Answers): Progress => {
    return { answers: start, left: stale(problemsOf(start)), attempt: 0, refused: new Map() };
  };
  const [progress, setProgress] = useState(() => startWith(startingAnswers(items, drafted)));
  const { answers, attempt, refused } = progress;
  const visible = visibleItems(items, answers);
  const found = problemsOf(answers);
  const keep = (changed: Answers, code?: string) => {
    onChange(changed);
    setProgress({ ...progress, answers: changed, refused: without(refused, code) });
  };

  return {
    items: visible,
    answers,
    attempt,
    problems: new Map([...found, ...refused].filter(([code, problem]) => isDue(code, problem, progress))),
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
      if (found.size === 0) return true;
      setProgress({ ...progress, attempt: attempt + 1 });
      return false;
    },
    refuse: (code, message) => {
      if (!visible.some((item) => item.code === code)) return false;
      const problem: Problem = { kind: 'refused', message };
      setProgress({ ...progress, attempt: attempt + 1, refused: new Map([[code, problem]]) });
      return true;
    },
    restart: () => {
      setProgress(startWith(startingAnswers(items, new Map())));
    },
  };
}

/** A blank field is complained about only when sending was tried: nobody is scolded for looking around. */
const isDue = (code: string, { kind }: Problem, { left, attempt }: Progress): boolean =>
  attempt > 0 || kind === 'refused' || (left.has(code) && kind !== 'missing');

/** An earlier choice that is no longer offered is said at once, not when the borrower has forgotten it. */
const stale = (problems: Problems): ReadonlySet<string> =>
  new Set([...problems].filter(([, { kind }]) => kind === 'notOffered').map(([code]) => code));

const without = (problems: Problems, code: string | undefined): Problems =>
  new Map([...problems].filter(([each]) => each !== code));
