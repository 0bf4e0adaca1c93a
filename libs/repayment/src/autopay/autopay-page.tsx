import { pathTo } from '@clearloan/routes';
import { Page, ReadFailure, SkeletonList, SkeletonSlip, Stack } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { AmountsShown, WriteNote } from '../parts/write-note';
import { useAutopay } from '../queries';
import { AutopayAction } from './autopay-action';
import { AutopayChoices } from './autopay-choices';
import { AutopayHistory } from './autopay-history';
import { AutopaySlip } from './autopay-slip';
import { useAutopayChange, useAutopayChoice } from './use-autopay-change';

/** Automatic payments of one loan: what they do, creating the mandate with a code, pausing and cancelling it. */
export function AutopayPage() {
  const { orderId = '' } = useParams();
  const { t } = useLingui();
  const read = useAutopay(orderId);
  const autopay = read.data;
  const choice = useAutopayChoice(autopay);
  const change = useAutopayChange(orderId);
  return (
    <AmountsShown>
      <Page
        title={t`Automatic payments`}
        back={pathTo('loanDetailUrl', { orderId })}
        bottomBar={<AutopayAction read={read} choice={choice} change={change} />}
      >
        <Stack gap={6}>
          <ReadFailure read={read} title={t`Your automatic payments didn’t load`} />
          {read.isPending && (
            <>
              <SkeletonSlip />
              <SkeletonList rows={3} />
            </>
          )}
          {autopay?.state === 'none' && <AutopayChoices autopay={autopay} choice={choice} />}
          {autopay && autopay.state !== 'none' && <AutopaySlip autopay={autopay} change={change} />}
          <WriteNote {...change} />
          {autopay && <AutopayHistory orderId={orderId} collections={autopay.collections} />}
        </Stack>
      </Page>
    </AmountsShown>
  );
}
