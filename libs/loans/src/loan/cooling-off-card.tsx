import type { CoolingOff } from '@clearloan/loan-contract';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import { ButtonLink, Money, Row, Rows, Slip, Stack, Text, useAmountText, useDayText } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { timeLeft, type TimeLeft } from '../rules/loan-page';
import type { Instant } from '@clearloan/formatting';
import { useClock } from '@clearloan/app-runtime';
import { useEffect, useState } from 'react';
import './loan-body.css';

export interface CoolingOffCardProps {
  orderId: string;
  coolingOff: CoolingOff;
}

/** Offers to return a loan in its first days: the remaining time, the exact amount, and how to do it. */
export function CoolingOffCard({ orderId, coolingOff }: CoolingOffCardProps) {
  const text = useDayText();
  const amounts = useAmountText();
  const left = useTimeLeft(coolingOff.until);
  if (!left) return null;
  const until = text.dayAndTime(coolingOff.until);
  const amount = amounts.text(coolingOff.exitAmount);
  return (
    <div className="cl-loans-whole">
      <Slip title={<Trans>You can still return this loan</Trans>}>
        <Stack gap={3}>
          <Text tone="dim">
            <span role="timer">
              <TimeLeftText left={left} until={until} />
            </span>
          </Text>
          <Rows>
            <Row label={<Trans>Amount to return today</Trans>} strong>
              <Money amount={coolingOff.exitAmount} />
            </Row>
          </Rows>
          <Text size="sm" tone="dim">
            <Trans>
              The loan plus interest for the days you had it. The lender keeps the processing fee.
            </Trans>
          </Text>
          <ButtonLink kind="line" to={withOwnKeys(pathTo('repayUrl', { orderId }), { _what: 'coolingOff' })}>
            <Trans>Return the loan for {amount}</Trans>
          </ButtonLink>
        </Stack>
      </Slip>
    </div>
  );
}

/** Only the largest unit: borrowers plan in days, and in hours or minutes only on the last day. */
function TimeLeftText({ left: { days, hours, minutes }, until }: { left: TimeLeft; until: string }) {
  if (days > 0)
    return (
      <Trans>
        <Plural value={days} one="# day left" other="# days left" />, until {until}.
      </Trans>
    );
  if (hours > 0)
    return (
      <Trans>
        <Plural value={hours} one="# hour left" other="# hours left" />, until {until}.
      </Trans>
    );
  return (
    <Trans>
      <Plural value={minutes} one="# minute left" other="# minutes left" />, until {until}.
    </Trans>
  );
}

const tickMs = 1000;

/** The time until an instant by the lender's clock; updates every minute. */
function useTimeLeft(until: Instant): TimeLeft | undefined {
  const { now: readClock } = useClock();
  const [now, setNow] = useState(readClock);
  useEffect(() => {
    const ticking = setInterval(() => setNow(readClock()), tickMs);
    return () => clearInterval(ticking);
  }, [readClock]);
  return timeLeft(until, now);
}
