import type { FormItem } from '../../contract';
import type { Answer } from '../../rules/answers';

/** What every kind of field gets: a question, its answer, and the problem in words. */
export interface FieldProps {
  readonly id: string;
  readonly item: FormItem;
  readonly answer: Answer;
  readonly error: string | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly onLeave: () => void;
}
