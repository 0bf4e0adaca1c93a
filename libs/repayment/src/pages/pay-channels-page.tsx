import type { Minor } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { Money, Pad, Page, PageTabs, ReadFailure, SkeletonList, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import { AmountsShown, WriteNote } from '../parts/write-note';
import { MethodChoice } from '../parts/method-choice';
import { NothingToPay, Overtaken } from '../parts/overtaken';
import { byPlace, placeOf, type PayPlace } from '../rules/pay-methods';
import { RepayPrimaryAction, usePay } from './pay-action';
import { intentOf, useRepay, type Repay } from './use-repay';

/** All banks, wallets and shops that accept the payment, by place; then a code for this payment only. */
export function PayChannelsPage() {
  const { orderId = '' } = useParams();
  const { t } = useLingui();
  const [search] = useSearchParams();
  const repay = useRepay(orderId);
  const pay = usePay(orderId);
  const { read, payTypesQuery, stage } = repay;
  const intent = intentOf(repay);
  return (
    <AmountsShown>
      <Page
        title={t`Pay with a code`}
        back={`${pathTo('repayUrl', { orderId })}?${search.toString()}`}
        bottomBar={
          <RepayPrimaryAction orderId={orderId} repay={repay} pay={pay} label={<Trans>Get my code</Trans>} />
        }
      >
        <Stack gap={5}>
          <ReadFailure read={read.error ? read : payTypesQuery} title={t`We couldn’t load ways to pay`} />
          {stage?.is === 'overtaken' && <Overtaken payment={stage.payment} goOn={stage.goOn} />}
          {stage?.is === 'nothing' && <NothingToPay payment={stage.payment} />}
          {intent && <YouPay amount={intent.option.amount + intent.method.fee} />}
          {stage?.is === 'ready' && <Places repay={repay} />}
          {read.isPending && <SkeletonList rows={4} />}
          {stage?.is !== 'overtaken' && <WriteNote {...pay} />}
        </Stack>
      </Page>
    </AmountsShown>
  );
}

const YouPay = ({ amount }: { amount: Minor }) => (
  <Pad>
    <Text tone="dim">
      <Trans>You pay</Trans>
    </Text>
    <p>
      <Money amount={amount} size="figure" highlighted />
    </p>
    <Text tone="dim">
      <Trans>Choose where to pay. The code works only for this payment.</Trans>
    </Text>
  </Pad>
);

function Places({ repay: { methods, method, stage, choose } }: { repay: Repay }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const places = methods ? byPlace(methods) : [];
  const kind = search.get('_kind') ?? (method && placeOf(method));
  const tab = places.find(({ place }) => place === kind) ?? places[0];
  const option = stage?.is === 'ready' ? stage.option : undefined;
  if (!tab || !option) return null;
  return (
    <PageTabs
      label={t`Where to pay`}
      fill
      tabs={places.map(({ place }) => ({ value: place, label: <PlaceName place={place} /> }))}
      value={tab.place}
      onChange={(place) => {
        choose('_kind', place);
      }}
    >
      <MethodChoice
        methods={tab.methods}
        amount={option.amount}
        value={method?.payType}
        onChange={(payType) => {
          choose('_how', payType);
        }}
      />
    </PageTabs>
  );
}

/** The name of a place to pay. */
function PlaceName({ place }: { place: PayPlace }) {
  switch (place) {
    case 'bank':
      return <Trans>Bank</Trans>;
    case 'wallet':
      return <Trans>Wallet</Trans>;
    case 'upi':
      return <Trans>UPI</Trans>;
    case 'shop':
      return <Trans>Shop</Trans>;
    case 'other':
      return <Trans>Other</Trans>;
  }
}
