import { Pad, Strip } from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Task } from '../contract';
import { isOpen, stepsOf, workLeft } from '../rules/steps';
import { Question } from './question';

/** The remaining work, as text and as a row of boxes. */
export function Progress({ tasks }: { readonly tasks: readonly Task[] }) {
  const { t } = useLingui();
  const { steps, minutes } = workLeft(tasks);
  const done = tasks.filter((task) => !isOpen(task)).length;
  const marks = stepsOf(tasks).map(({ task, isNext }) => (isNext ? 'now' : isOpen(task) ? 'open' : 'done'));
  const left = <Plural value={steps} one="# step left" other="# steps left" />;
  return (
    <div className="cl-certification-progress">
      <Question lead={<Lead steps={steps} minutes={minutes} />}>
        {steps === 0 ? <Trans>All steps are done</Trans> : left}
      </Question>
      <Pad>
        <Strip marks={marks} label={t`${done} of ${tasks.length} done`} />
      </Pad>
    </div>
  );
}

function Lead({ steps, minutes }: { readonly steps: number; readonly minutes: number }) {
  if (steps === 0) return <Trans>We have everything we need.</Trans>;
  if (minutes === 0) return <Trans>You can stop and come back.</Trans>;
  return (
    <Plural
      value={minutes}
      one="About # minute. You can stop and come back."
      other="About # minutes. You can stop and come back."
    />
  );
}
