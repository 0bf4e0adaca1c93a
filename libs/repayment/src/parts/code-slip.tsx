import type { Transaction } from '@clearloan/loan-contract';
import { plainAmount } from '@clearloan/formatting';
import { useMarket } from '@clearloan/app-runtime';
import {
  Button,
  CheckIcon,
  CopyIcon,
  Fold,
  Inline,
  LinkAction,
  Money,
  Slip,
  Stack,
  Text,
  Stamp,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CopyOutcome, groupsOfFour, useCopy } from './copy';
import { paidWith } from '../rules/payments';
import { countdownText } from '../rules/pay-steps';
import './code-slip.css';

export interface CodeSlipProps {
  payment: Transaction;
  /** The lender's kind of the payment method, once it is known. */
  kind: string | undefined;
  leftMs: number | undefined;
}

/** What to enter where: the code, the exact amount, and the payee name that must appear. */
export function CodeSlip({ payment, kind, leftMs }: CodeSlipProps) {
  const { t } = useLingui();
  const { vcode = '', payName, payee } = payment;
  return (
    <Slip
      title={payName ?? t`Your code`}
      corner={leftMs === undefined ? undefined : <CountdownStamp leftMs={leftMs} />}
    >
      <Stack gap={2}>
        <div>
          <Text size="sm" tone="dim">
            <CodeName kind={kind} />
          </Text>
          <p className="cl-repayment-code" translate="no">
            {groupsOfFour(vcode)}
          </p>
        </div>
        <CopyCode code={vcode} isAccount={kind === 'bankTransfer'} />
      </Stack>
      <Fold />
      <ExactAmount payment={payment} />
      {payee !== undefined && (
        <Text size="sm" tone="dim">
          <Trans>Name shown: {payee}</Trans>
        </Text>
      )}
    </Slip>
  );
}

function CopyCode({ code, isAccount }: { code: string; isAccount: boolean }) {
  const { state, copy } = useCopy();
  const isCopied = state === 'copied';
  return (
    <>
      <Button
        kind="line"
        small
        icon={isCopied ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
        onClick={() => void copy(code)}
      >
        {isCopied ? (
          <Trans>Copied</Trans>
        ) : isAccount ? (
          <Trans>Copy account number</Trans>
        ) : (
          <Trans>Copy code</Trans>
        )}
      </Button>
      <CopyOutcome state={state} />
    </>
  );
}

function ExactAmount({ payment }: { payment: Transaction }) {
  const market = useMarket();
  const { state, copy } = useCopy();
  const amount = paidWith(payment);
  const isCopied = state === 'copied';
  return (
    <>
      <Text size="sm" tone="dim">
        <Trans>Pay exactly</Trans>
      </Text>
      <Inline between>
        <Money amount={amount} size="figure-m" highlighted />
        <LinkAction
          icon={isCopied ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
          onClick={() => void copy(plainAmount(amount, market))}
        >
          {isCopied ? <Trans>Amount copied</Trans> : <Trans>Copy amount</Trans>}
        </LinkAction>
      </Inline>
      {payment.fee > 0 && <WithFee payment={payment} />}
      <CopyOutcome state={state} />
    </>
  );
}

const WithFee = ({ payment }: { payment: Transaction }) => (
  <Text size="sm" tone="dim">
    <Trans>
      <Money amount={payment.amount} /> plus a fee of <Money amount={payment.fee} />
    </Trans>
  </Text>
);

/** The name of the code where it is entered, by the lender's kind of payment method. */
function CodeName({ kind }: { kind: string | undefined }) {
  switch (kind) {
    case 'virtualAccount':
      return <Trans>Account code</Trans>;
    case 'bankTransfer':
      return <Trans>Send to this account</Trans>;
    case 'store':
      return <Trans>Code for the cashier</Trans>;
    default:
      return <Trans>Pay code</Trans>;
  }
}

/** The remaining validity of a code. A timer role: read on demand, not announced every second. */
function CountdownStamp({ leftMs }: { leftMs: number }) {
  const left = countdownText(leftMs);
  if (leftMs === 0)
    return (
      <Stamp kind="idle">
        <Trans>Ended</Trans>
      </Stamp>
    );
  return (
    <span role="timer">
      <Stamp kind="due">
        <Trans>Expires in {left}</Trans>
      </Stamp>
    </span>
  );
}
