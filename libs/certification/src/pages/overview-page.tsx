import { sendOnArrival } from '@clearloan/routes';
import {
  List,
  LockSimpleIcon,
  Note,
  Pad,
  Page,
  PrimaryAction,
  SkeletonList,
  Stack,
  Strip,
} from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { Task } from '../contract';
import { StepItem } from '../parts/step-item';
import { isOpen, nextTask, stepsOf, workLeft } from '../rules/steps';
import { donePath, fromOverview, stepPath } from '../step-paths';
import { useFlow, type Flow } from './use-flow';
import { QueryBoundary } from './query-boundary';
import { Question } from '../parts/step-page';

/** The verification steps: what is done, what is open and why, and the next one. */
export function OverviewPage() {
  const { t } = useLingui();
  const flow = useFlow();
  return (
    <Page title={t`Verification`} back={donePath(flow.orderId)} bottomBar={<GoOn flow={flow} />}>
      <QueryBoundary
        query={flow.tasks}
        failedTitle={t`Your steps didn’t load`}
        waiting={<SkeletonList rows={5} />}
      >
        {({ list }) => <Overview tasks={list} orderId={flow.orderId} />}
      </QueryBoundary>
    </Page>
  );
}

function Overview({
  tasks,
  orderId,
}: {
  readonly tasks: readonly Task[];
  readonly orderId: string | undefined;
}) {
  const { t } = useLingui();
  return (
    <Stack>
      <Progress tasks={tasks} />
      <List label={t`Steps`}>
        {stepsOf(tasks).map((step) => (
          <StepItem key={step.position} step={step} to={stepPath(step.task, orderId)} />
        ))}
      </List>
      <Pad>
        <Note icon={LockSimpleIcon} title={<Trans>Who can see this</Trans>}>
          <Trans>Only the lender you’re applying to. You can ask us to delete it.</Trans>
        </Note>
      </Pad>
    </Stack>
  );
}

/** The next step; if all are done, submits the application, or shows the loan it was for. */
function GoOn({ flow: { tasks, list, orderId, draftOrderId } }: { readonly flow: Flow }) {
  const navigate = useNavigate();
  if (!tasks.data) return null;
  const next = nextTask(list);
  const path = next && stepPath(next, orderId);
  if (next && path !== undefined) {
    const { title } = next;
    const open = () => void navigate(path, { state: fromOverview });
    return (
      <PrimaryAction onClick={open}>
        <Trans>Continue to {title}</Trans>
      </PrimaryAction>
    );
  }
  if (draftOrderId !== undefined) {
    const send = () => void navigate(donePath(draftOrderId), { state: sendOnArrival });
    return (
      <PrimaryAction onClick={send}>
        <Trans>Send my application</Trans>
      </PrimaryAction>
    );
  }
  return (
    <PrimaryAction to={donePath(orderId)}>
      {orderId === undefined ? <Trans>Back to home</Trans> : <Trans>Continue to your loan</Trans>}
    </PrimaryAction>
  );
}

/** The remaining work, as text and as a row of boxes. */
function Progress({ tasks }: { readonly tasks: readonly Task[] }) {
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
