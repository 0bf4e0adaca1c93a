import { ErrorSummary, Note } from '@clearloan/ui';
import type { CallError } from '@clearloan/api-client';
import { Trans } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import type { FormState } from './use-form';
import { useProblemText } from './use-problem-text';
import './form-body.css';

export interface FormBodyProps {
  /** The pinned button refers to it. */
  readonly id: string;
  readonly form: FormState;
  /** Why the last submission failed as a whole; the error of a single answer is shown at its field. */
  readonly failure: CallError | null;
  /** Called if everything is valid. */
  readonly onSend: () => void;
  readonly children: ReactNode;
}

/** A form: error summary at its top, its fields, and the lender's response beside the action. */
export function FormBody({ id, form, failure, onSend, children }: FormBodyProps) {
  const text = useProblemText();
  const errors = form.items.flatMap((item) => {
    const problem = form.problems.get(item.code);
    if (!problem) return [];
    const label = text(item, problem);
    const isNamed = [item.missingText, item.formatText].includes(label);
    return [{ fieldId: form.fieldId(item.code), field: isNamed ? undefined : item.title, label }];
  });
  const field = failure?.refusal?.field;
  const isWhole = failure !== null && !form.items.some(({ code }) => code === field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) onSend();
  };
  return (
    <form id={id} className="cl-certification-form" noValidate onSubmit={submit}>
      {form.attempt > 0 && <ErrorSummary errors={errors} attempt={form.attempt} />}
      {children}
      {isWhole && (
        <div className="cl-certification-form-failure">
          <Note kind="over" title={<Trans>Your changes weren’t saved</Trans>}>
            {failure.message}
          </Note>
        </div>
      )}
    </form>
  );
}
