import type { CallError, Outcome } from '@clearloan/api-client';
import { formatTime } from '@clearloan/formatting';
import { useLanguage, useMarket } from '@clearloan/app-runtime';
import {
  Dialog,
  DraftLine,
  ErrorSummary,
  Note,
  Pad,
  PrimaryAction,
  Row,
  Rows,
  Slip,
  Stack,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { Task } from '../contract';
import type { DraftHandle } from '../device/use-draft';
import '../parts/form/form-body.css';
import type { FormState } from '../parts/form/use-form';
import { useProblemText } from '../parts/form/use-problem-text';
import { isFixed } from '../rules/steps';
import type { Flow } from './use-flow';

interface StepFormProps<Data> {
  readonly id: string;
  readonly form: FormState;
  readonly draft: DraftHandle;
  /** The step as the lender has it, if it can be changed after the verification. */
  readonly task?: Task | undefined;
  readonly failure: CallError | null;
  /** Undefined if something else has to be done first. */
  readonly send: () => Promise<Outcome<Data>> | undefined;
  /** The lender accepted it; the caller deletes the draft. */
  readonly onSaved: (data: Data) => void;
  readonly children: ReactNode;
}

/** A form that is stored on the device until the lender has it. */
export function StepForm<Data>(props: StepFormProps<Data>) {
  const { id, form, draft, task, failure, send, onSaved, children } = props;
  const isLocked = task !== undefined && isFixed(task);
  const sendAndLeave = async () => {
    const outcome = await send();
    if (outcome === undefined) return;
    if (outcome.ok) onSaved(outcome.data);
    else {
      const field = outcome.error.refusal?.field;
      if (field !== undefined) form.refuse(field, outcome.error.message);
    }
  };
  return (
    <>
      {!isLocked && (
        <SavedLine
          draft={draft}
          onDelete={() => {
            draft.forget();
            form.restart();
          }}
        />
      )}
      <FormBody id={id} form={form} failure={failure} onSend={() => void sendAndLeave()}>
        <Stack gap={6}>
          {(isLocked || task?.change !== undefined) && (
            <Pad>
              <Note
                kind={isLocked ? 'wait' : 'plain'}
                title={
                  isLocked ? <Trans>You can’t change this now</Trans> : <Trans>If you change this</Trans>
                }
              >
                {task.change}
              </Note>
            </Pad>
          )}
          <div>{isLocked ? <Answers items={form.items} /> : children}</div>
        </Stack>
      </FormBody>
    </>
  );
}

/** The answers as the lender has them, to read. */
const Answers = ({ items }: Pick<FormState, 'items'>) => (
  <Slip>
    <Rows>
      {items.map(
        ({ code, title, value, valueText, options }) =>
          value && (
            <Row key={code} label={title}>
              {valueText ?? options.find((option) => option.value === value)?.label ?? value}
            </Row>
          ),
      )}
    </Rows>
  </Slip>
);

interface SaveStepProps {
  readonly formId: string;
  readonly isBusy: boolean;
  readonly flow: Pick<Flow, 'place' | 'task'>;
}

/** Saves the form of a step; absent while its answers cannot be changed. */
export function SaveStep({ formId, isBusy, flow: { place, task } }: SaveStepProps) {
  if (task !== undefined && isFixed(task)) return null;
  return (
    <PrimaryAction type="submit" form={formId} loading={isBusy}>
      {place ? <Trans>Save and continue</Trans> : <Trans>Save</Trans>}
    </PrimaryAction>
  );
}

/** Shows when the draft was stored; deleting it asks for confirmation, since the input is lost. */
function SavedLine({
  draft: { savedAt },
  onDelete,
}: {
  readonly draft: DraftHandle;
  readonly onDelete: () => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const { timeZone } = useMarket();
  const [isAsking, setAsking] = useState(false);
  if (savedAt === undefined) return null;
  return (
    <>
      <DraftLine at={formatTime(savedAt, language, timeZone)} onDelete={() => setAsking(true)} />
      <Dialog
        open={isAsking}
        title={t`Delete your answers on this page?`}
        confirmLabel={t`Delete`}
        cancelLabel={t`Keep`}
        danger
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

interface FormBodyProps {
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
