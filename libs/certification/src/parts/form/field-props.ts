import type { FormItem } from '../../contract';
import type { Answer } from '../../rules/answers';

/** The props of every field kind: a question, its answer, and the error text. */
export interface FieldProps {
  readonly id: string;
  readonly item: FormItem;
  readonly answer: Answer;
  readonly error: string | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly onLeave: () => void;
}
