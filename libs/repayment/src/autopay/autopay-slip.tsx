import type { PlannedCollection } from '@clearloan/loan-contract';
import { maskAccount, type Day } from '@clearloan/formatting';
import { Button, Fold, Money, Note, Pad, Row, Rows, Slip, Stamp, Text, useDayText } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Autopay } from '../contract';
import { PlannedNote } from '../parts/plan-notes';
import type { AutopayChange } from './use-autopay-change';

export interface AutopaySlipProps {
  autopay: Autopay;
  change: AutopayChange;
}

/** The current mandate: the next collection, the account, the cap, and the pause. */
export function AutopaySlip({ autopay, change }: AutopaySlipProps) {
  const { t } = useLingui();
  const { state, bank, cap, next, warnOn, mandateId } = autopay;
  const isPaused = state === 'paused';
  return (
    <>
      <Slip label={t`Automatic payments`}>
        <Stamp kind={isPaused ? 'idle' : 'paid'}>
          {isPaused ? <Trans>Paused</Trans> : <Trans>On</Trans>}
        </Stamp>
        {next && <NextCollection next={next} warnOn={warnOn} />}
        <Rows>
          {bank && (
            <Row label={<Trans>Bank account</Trans>}>
              {bank.bankName} {maskAccount(bank.tail)}
            </Row>
          )}
          {cap !== undefined && (
            <Row label={<Trans>Maximum at a time</Trans>}>
              <Money amount={cap} />
            </Row>
          )}
        </Rows>
        {mandateId !== undefined && (
          <>
            <Fold />
            <Button
              kind="line"
              disabled={change.isBusy}
              onClick={() => change.set(mandateId, isPaused ? 'active' : 'paused')}
            >
              {isPaused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
            </Button>
          </>
        )}
      </Slip>
      <Pad>
        {isPaused ? (
          <Note title={<Trans>Nothing is collected while paused</Trans>}>
            <Trans>Make each payment yourself until you resume.</Trans>
          </Note>
        ) : (
          next && next.state !== 'planned' && <PlannedNote planned={next} />
        )}
      </Pad>
    </>
  );
}

interface NextCollectionProps {
  next: PlannedCollection;
  warnOn: Day | undefined;
}

function NextCollection({ next, warnOn }: NextCollectionProps) {
  const { day } = useDayText();
  return (
    <>
      <Text tone="dim">
        <Trans>Next collection</Trans>
      </Text>
      <p>
        <Money amount={next.amount} size="figure" highlighted />
      </p>
      <Rows>
        <Row label={<Trans>Collection date</Trans>}>{day(next.collectOn)}</Row>
        {warnOn !== undefined && <Row label={<Trans>Reminder on</Trans>}>{day(warnOn)}</Row>}
      </Rows>
    </>
  );
}
