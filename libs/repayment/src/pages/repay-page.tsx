import { pathTo } from '@clearloan/routes';
import { Page, ReadFailure, SkeletonList, SkeletonSlip, Stack } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { AmountsShown, WriteNote } from '../parts/write-note';
import { FlawNote } from '../parts/plan-notes';
import { NothingToPay, Overtaken } from '../parts/overtaken';
import { RepayChoices } from './repay-choices';
import { RepayPrimaryAction, usePay } from './pay-action';
import { useRepay } from './use-repay';

/** Pay: how much, how, and its cost; then a code that is valid for exactly that. */
export function RepayPage() {
  const { orderId = '' } = useParams();
  const { t } = useLingui();
  const repay = useRepay(orderId);
  const pay = usePay(orderId);
  const { read, stage } = repay;
  return (
    <AmountsShown>
      <Page
        wide="split"
        title={t`Pay`}
        back={pathTo('loanDetailUrl', { orderId })}
        bottomBar={<RepayPrimaryAction orderId={orderId} repay={repay} pay={pay} />}
      >
        <Stack gap={6}>
          <ReadFailure read={read} title={t`Your payment didn’t load`} />
          {read.isPending && <SkeletonList rows={4} />}
          {read.isPending && <SkeletonSlip />}
          {stage?.is === 'overtaken' && <Overtaken payment={stage.payment} goOn={stage.goOn} />}
          {stage?.is === 'nothing' && <NothingToPay payment={stage.payment} />}
          {repay.flaw !== undefined && <FlawNote />}
          {stage?.is === 'ready' && <RepayChoices orderId={orderId} repay={repay} />}
          {stage?.is !== 'overtaken' && <WriteNote {...pay} />}
        </Stack>
      </Page>
    </AmountsShown>
  );
}
