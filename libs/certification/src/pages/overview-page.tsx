import { sendOnArrival } from '@clearloan/routes';
import { LockSimpleIcon, List, Note, Pad, Page, PrimaryAction, SkeletonList, Stack } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { Task } from '../contract';
import { Progress } from '../parts/progress';
import { StepItem } from '../parts/step-item';
import { nextTask, stepsOf } from '../rules/steps';
import { donePath, fromOverview, stepPath } from '../step-paths';
import { useFlow, type Flow } from './use-flow';
import { WhenRead } from './when-read';

/** The verification steps: what is done, what is open and why, and the next one. */
export function OverviewPage() {
  const { t } = useLingui();
  const flow = useFlow();
  return (
    <Page title={t`Verification`} back={donePath(flow.orderId)} bottomBar={<GoOn flow={flow} />}>
      <WhenRead read={flow.tasks} failedTitle={t`Your steps didn’t load`} waiting={<SkeletonList rows={5} />}>
        {({ list }) => <Overview tasks={list} orderId={flow.orderId} />}
      </WhenRead>
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
    <Stack gap={4}>
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
