import type { CoolingOff } from '@clearloan/api-client/declare';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import { ButtonLink, Money, Row, Slip, Stack, Text, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useDayText } from '../parts/day-text';
import './loan-body.css';
import { useTimeLeft } from './use-time-left';

export interface CoolingOffCardProps {
  orderId: string;
  coolingOff: CoolingOff;
}

/** In the first days a loan may be given back: how long still, for exactly how much, and the way to do it. */
export function CoolingOffCard({ orderId, coolingOff }: CoolingOffCardProps) {
  const text = useDayText();
  const amounts = useAmountText();
  const left = useTimeLeft(coolingOff.until);
  if (!left) return null;
  const until = text.dayAndTime(coolingOff.until);
  const amount = amounts.text(coolingOff.exitAmount);
  const { days, hours, minutes } = left;
  return (
    <div className="cl-loans-whole">
      <Slip title={<Trans>You may still give this loan back</Trans>}>
        <Stack gap={3}>
          <Text tone="dim">
            <span role="timer">
              {days > 0 ? (
                <Trans>
                  {days} d {hours} h {minutes} min left, until {until}.
                </Trans>
              ) : (
                <Trans>
                  {hours} h {minutes} min left, until {until}.
                </Trans>
              )}
            </span>
          </Text>
          <Row label={<Trans>It takes today</Trans>} strong>
            <Money amount={coolingOff.exitAmount} />
          </Row>
          <Text size="sm" tone="dim">
            <Trans>
              The loan, with interest for the days you had it. The processing fee stays with the lender.
            </Trans>
          </Text>
          <ButtonLink kind="line" to={withOwnKeys(pathTo('repayUrl', { orderId }), { _what: 'coolingOff' })}>
            <Trans>Give back for {amount}</Trans>
          </ButtonLink>
        </Stack>
      </Slip>
    </div>
  );
}
