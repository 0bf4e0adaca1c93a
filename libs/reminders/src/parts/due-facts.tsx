import { formatDay } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import { Inline, Money, Pad, Row, Rows, Slip, Stack, Text } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { Due } from '../rules/due-list';
import { timesLeft } from '../rules/rhythm';
import { DueStamp, NumberOf } from './due-item';
import './due-facts.css';

/** Amount, date, interval, payee, and alarm. */
export function DueFacts({ due, today }: { due: Due; today: string }) {
  const locale = useLanguage();
  return (
    <Stack>
      <Pad>
        <Inline between>
          <Money amount={due.amount} size="figure" highlighted />
          <DueStamp due={due} today={today} />
        </Inline>
      </Pad>
      <Slip>
        <Rows>
          <Row label={due.status === 'done' ? <Trans>End date</Trans> : <Trans>Next date</Trans>}>
            {formatDay(due.repayTime, locale)}
          </Row>
          {due.movedFrom !== undefined && (
            <Row label={<Trans>Old date</Trans>}>{formatDay(due.movedFrom, locale)}</Row>
          )}
          {due.lender !== undefined && (
            <Row label={<Trans>Paid to</Trans>}>
              <bdi dir="auto">{due.lender}</bdi>
            </Row>
          )}
          <Times due={due} />
          <Row label={<Trans>Alert</Trans>}>
            <BellText due={due} />
          </Row>
        </Rows>
        {due.note !== undefined && (
          <Text size="sm" tone="dim">
            <bdi dir="auto">{due.note}</bdi>
          </Text>
        )}
      </Slip>
    </Stack>
  );
}

function Times({ due }: { due: Due }) {
  const left = timesLeft(due);
  if (due.source === 'own')
    return (
      <Row label={<Trans>Payment</Trans>}>
        <NumberOf due={due} />
      </Row>
    );
  return (
    <>
      <Row label={<Trans>How often</Trans>}>
        {due.cycle === 'weekly' ? (
          <Trans>Each week</Trans>
        ) : due.cycle === 'monthly' ? (
          <Trans>Each month</Trans>
        ) : (
          <Trans>Once</Trans>
        )}
      </Row>
      {left !== undefined && due.cycle !== 'once' && (
        <Row label={<Trans>Balance</Trans>}>
          <Plural value={left} _0="None left" one="# payment" other="# payments" />
        </Row>
      )}
    </>
  );
}

/** "3 days before and on the day, at 09:00" */
function BellText({ due: { bell } }: { due: Due }) {
  if (bell === undefined) return <Trans>Off</Trans>;
  const { time, daysBefore } = bell;
  return (
    <>
      {daysBefore.map((days) => (
        <span key={days} className="cl-reminders-ring">
          {days === 0 ? (
            <Trans>On the day, at {time}</Trans>
          ) : (
            <Plural value={days} one={`# day before, at ${time}`} other={`# days before, at ${time}`} />
          )}
        </span>
      ))}
    </>
  );
}
