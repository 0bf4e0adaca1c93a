import type { CallError, Outcome } from '@clearloan/api-client';
import { formatTime } from '@clearloan/formatting';
import { useLanguage, useMarket } from '@clearloan/app-runtime';
import { Dialog, DraftLine, Note, Pad, PrimaryAction, Row, Slip, Stack } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Task } from '../contract';
import { FormBody } from '../parts/form/form-body';
import type { FormState } from '../parts/form/use-form';
import type { DraftHandle } from '../device/use-draft';
import { isFixed } from '../rules/steps';
import type { Flow } from './use-flow';

export interface StepFormProps<Data> {
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
    {items.map(
      ({ code, title, value, valueText, options }) =>
        value && (
          <Row key={code} label={title}>
            {valueText ?? options.find((option) => option.value === value)?.label ?? value}
          </Row>
        ),
    )}
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
