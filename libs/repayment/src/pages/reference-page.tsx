import { pathTo } from '@clearloan/routes';
import type { Minor } from '@clearloan/formatting';
import {
  Page,
  PrimaryAction,
  PrimaryCheckAgain,
  PrimaryActionPlaceholder,
  ReadFailure,
  SkeletonList,
  Stack,
  useAmountText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { AmountsShown, WriteNote } from '../parts/write-note';
import { Question } from '../parts/question';
import { ReferenceFields } from './reference-fields';
import { useReference, type Reference } from './use-reference';

const formId = 'reference-form';

/** Sends the bank reference of a payment made elsewhere, so that the lender can find it. */
export function ReferencePage() {
  const { orderId = '' } = useParams();
  const { t } = useLingui();
  const reference = useReference(orderId);
  const { read, start, form, sending, refusal, send } = reference;
  return (
    <AmountsShown>
      <Page
        title={t`Send the reference`}
        back={pathTo('repayUrl', { orderId })}
        bottomBar={<HomeBottomBar reference={reference} />}
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Stack gap={6}>
            <ReadFailure read={read} title={t`Your payment didn’t load`} />
            {read.isPending && <SkeletonList />}
            {start && <HaveYouPaid amount={start.amount} />}
            {start && <ReferenceFields form={form} refusal={refusal} />}
            <WriteNote {...sending} />
          </Stack>
        </form>
      </Page>
    </AmountsShown>
  );
}

function HaveYouPaid({ amount }: { amount: Minor | undefined }) {
  const amounts = useAmountText();
  const asked = amounts.text(amount ?? 0);
  return (
    <Question
      title={amount === undefined ? <Trans>Have you paid?</Trans> : <Trans>Did you pay {asked}?</Trans>}
      lead={<Trans>Send us the bank reference so we can find your payment.</Trans>}
    />
  );
}

function HomeBottomBar({ reference: { read, start, isReady, sending } }: { reference: Reference }) {
  const { t } = useLingui();
  if (start === undefined) return read.isError ? null : <PrimaryActionPlaceholder />;
  if (sending.phase === 'unreachable') return <PrimaryCheckAgain onClick={sending.checkAgain} />;
  return (
    <PrimaryAction
      type="submit"
      form={formId}
      loading={sending.isBusy}
      disabled={!isReady}
      reason={t`Enter the full reference, amount and date first.`}
    >
      <Trans>Send reference</Trans>
    </PrimaryAction>
  );
}
