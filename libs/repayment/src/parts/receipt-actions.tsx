import type { Transaction } from '@clearloan/loan-contract';
import {
  Button,
  DownloadSimpleIcon,
  EnvelopeSimpleIcon,
  Inline,
  LinkAction,
  Pad,
  ShareNetworkIcon,
  Stack,
  printPage,
  useAmountText,
  useDayText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import { useParams } from 'react-router-dom';
import type { LoanPlan } from '../contract';
import { leftToPay } from '../rules/open-plan';
import { paidWith } from '../rules/payments';
import { CopyOutcome, useCopy } from './copy';

export interface ReceiptActionsProps {
  plan: LoanPlan;
  payment: Transaction;
}

/** Saves a receipt: on paper or as a PDF through the browser's print dialog, or shared as text. */
export function ReceiptActions({ plan, payment }: ReceiptActionsProps) {
  const { orderId } = useParams();
  const text = useReceiptText(plan, payment);
  const { state, copy } = useCopy();
  const share = async () => {
    // Missing in many browsers, whatever the types declare.
    const phone: { share?: Navigator['share'] } = navigator;
    if (!phone.share) return copy(text);
    try {
      await phone.share({ text });
    } catch {
      // The borrower closed the share sheet, or the device refused it: the receipt is still visible.
    }
  };
  return (
    <div className="cl-repayment-receipt-below cl-not-printed">
      <Pad>
        <Stack gap={2}>
          <Inline>
            <Button kind="line" icon={<DownloadSimpleIcon size="small" />} onClick={printPage}>
              <Trans>Save</Trans>
            </Button>
            <Button kind="line" icon={<ShareNetworkIcon size="small" />} onClick={() => void share()}>
              {state === 'copied' ? <Trans>Copied</Trans> : <Trans>Share</Trans>}
            </Button>
          </Inline>
          <CopyOutcome state={state} />
          <LinkAction
            icon={<EnvelopeSimpleIcon size="small" />}
            to={withOwnKeys(pathTo('email'), {
              _document: 'receipt',
              _order: orderId,
              _payment: payment.paymentId,
            })}
          >
            <Trans>Send by e-mail</Trans>
          </LinkAction>
        </Stack>
      </Pad>
    </div>
  );
}

/** The receipt in a few lines, as a message to share. Contains no account and no personal name. */
function useReceiptText({ productName, repay_plans: plans }: LoanPlan, payment: Transaction): string {
  const { t } = useLingui();
  const amounts = useAmountText();
  const { withYearAndTime } = useDayText();
  const amount = amounts.text(paidWith(payment));
  const left = amounts.text(leftToPay(plans));
  const at = withYearAndTime(payment.at);
  const { utr, receiptNo } = payment;
  return [
    t`Payment received: ${amount} for ${productName}`,
    at,
    utr !== undefined && t`Reference ${utr}`,
    receiptNo !== undefined && t`Receipt ${receiptNo}`,
    t`Left to pay: ${left}`,
  ]
    .filter((line) => line !== false)
    .join('\n');
}
