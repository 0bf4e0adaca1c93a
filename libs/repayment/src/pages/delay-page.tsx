import { pathTo } from '@clearloan/routes';
import { Page, ReadFailure, SkeletonSlip, Stack } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AmountsShown, WriteNote } from '../parts/write-note';
import { FlawNote } from '../parts/flaw-note';
import { NothingToPay, Overtaken } from '../parts/overtaken';
import { DelayChoices } from './delay-choices';
import { DelayPrimaryAction } from './delay-primary-action';
import { LatePage } from './late-page';
import { useAgreeToDelay, useDelay } from './use-delay';
import { useLoanPlan } from '../queries';

/** More time for a payment that is due; for one that is late, a plan that the borrower can keep. */
export function DelayPage() {
  const { orderId = '' } = useParams();
  const { data: plan } = useLoanPlan(orderId);
  // A screen that was opened for a late payment stays so: the plan changes before the screen does.
  const [isLate, setLate] = useState(false);
  if (!isLate && plan?.penaltyPerDay !== undefined) setLate(true);
  return isLate ? <LatePage orderId={orderId} /> : <BeforeDue orderId={orderId} />;
}

/** The price is shown before any choice, and paying now is preselected. */
function BeforeDue({ orderId }: { orderId: string }) {
  const { t } = useLingui();
  const delay = useDelay(orderId);
  const agreement = useAgreeToDelay(orderId);
  const { read, plan, moved, overtaken } = delay;
  return (
    <AmountsShown>
      <Page
        title={t`Need more time?`}
        back={pathTo('loanDetailUrl', { orderId })}
        bottomBar={<DelayPrimaryAction orderId={orderId} delay={delay} agreement={agreement} />}
      >
        <Stack gap={5}>
          <ReadFailure read={read} title={t`The cost didn’t load`} />
          {read.data === undefined && !read.error && !(plan && !moved) && <SkeletonSlip />}
          {overtaken && <Overtaken {...overtaken} />}
          {plan && !moved && !overtaken && <NothingToPay payment={undefined} />}
          {delay.flaw === undefined ? <DelayChoices orderId={orderId} delay={delay} /> : <FlawNote />}
          <WriteNote {...agreement} />
        </Stack>
      </Page>
    </AmountsShown>
  );
}
