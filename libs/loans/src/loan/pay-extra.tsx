import { useClock } from '@clearloan/app-runtime';
import { AmountStepper, ChoiceGroup, Money, Pad, Row, Section, Stack, Text } from '@clearloan/ui';
import type { Minor } from '@clearloan/formatting';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { LoanDetails } from '../contract';
import { dueNow } from '../rules/next-payment';
import { roomForExtra, whatIf, type ExtraPayment, type WhatIf } from '../rules/what-if';
import { useDayText } from '../parts/day-text';
import { LaterExtraChart } from './later-charts';
import './chart-room.css';

/** The number of steps between nothing and the full balance, as far as whole currency units allow. */
const steps = 20;
const wholeUnit = 100_00;
const stepOf = (most: Minor): Minor => Math.max(1, Math.round(most / steps / wholeUnit)) * wholeUnit;

/**
 * What an extra payment would change on this loan; shown only if this device can calculate it and nothing is late.
 */
export function PayExtra({ loan }: { loan: LoanDetails }) {
  const { today } = useClock();
  const room = roomForExtra(loan);
  if (!room || room.most < wholeUnit || dueNow(loan.repay_plans, today(), loan.transactions)?.isLate)
    return null;
  return <Extra loan={loan} most={room.most} />;
}

function Extra({ loan, most }: { loan: LoanDetails; most: Minor }) {
  const step = stepOf(most);
  const [extra, setExtra] = useState<ExtraPayment>({ amount: Math.min(step, most), keep: 'instalment' });
  const result = whatIf(loan, extra);
  return (
    <Section title={<Trans>If you pay extra</Trans>}>
      <Pad>
        <Stack gap={3}>
          <AmountStepper
            label={<Trans>With the next payment</Trans>}
            amount={extra.amount}
            {...{ min: Math.min(step, most), max: most, step }}
            onChange={(amount) => setExtra({ ...extra, amount })}
          />
          <ChoiceGroup
            label={<Trans>Keep the same</Trans>}
            look="halves"
            value={extra.keep}
            onChange={(keep) => setExtra({ ...extra, keep })}
            choices={[
              { value: 'instalment', title: <Trans>Each payment</Trans> },
              { value: 'tenure', title: <Trans>End date</Trans> },
            ]}
          />
          <div aria-live="polite">{result && <Change result={result} />}</div>
          {result && <LaterExtraChart result={result} fallback={<ChartRoom />} />}
          <Text size="sm" tone="dim">
            <Trans>Calculated on this phone from your loan terms. Nothing is paid or changed here.</Trans>
          </Text>
        </Stack>
      </Pad>
    </Section>
  );
}

/** Reserves the chart's space while it loads. */
const ChartRoom = () => <div className="cl-loans-chart-room" />;

function Change({ result }: { result: WhatIf }) {
  const text = useDayText();
  const { each, fewer, prepayFee } = result;
  return (
    <>
      <Row label={<Trans>Your loan ends</Trans>}>{text.withYear(result.endsOn)}</Row>
      {fewer > 0 && (
        <Row label={<Trans>Sooner by</Trans>}>
          <Plural value={fewer} one="# payment" other="# payments" />
        </Row>
      )}
      {each !== undefined && (
        <Row label={<Trans>Each payment after that</Trans>}>
          <Money amount={each} />
        </Row>
      )}
      <Row label={<Trans>Early payment charge</Trans>}>
        <Money amount={prepayFee} />
      </Row>
      <Row label={<Trans>You save</Trans>} strong>
        <Money amount={result.saved} />
      </Row>
    </>
  );
}
