import { isKnown } from '@clearloan/api-client/declare';
import { List, ListItem, Money, Section, useAmountText } from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { statementKinds, type StatementLine } from '../contract/statement';
import { useDayText } from '../parts/day-text';
import { Noted } from '../parts/payment-progress';

const titles: Record<(typeof statementKinds)[number], ReturnType<typeof msg>> = {
  payout: msg`Paid out to you`,
  payment: msg`You paid`,
  notTaken: msg`Received, not used for this loan`,
  sentBack: msg`Sent back to you`,
  reversed: msg`Your bank took this payment back`,
};

/** All postings of the year in value-date order, each with its allocation and the balance after it. */
export function StatementLines({ lines }: { lines: readonly StatementLine[] }) {
  return (
    <Section title={<Trans>All transactions</Trans>}>
      {lines.length === 0 ? (
        <Noted>
          <Trans>No transactions in this statement.</Trans>
        </Noted>
      ) : (
        <List>
          {lines.map((line, place) => (
            <Line key={place} line={line} />
          ))}
        </List>
      )}
    </Section>
  );
}

function Line({ line }: { line: StatementLine }) {
  const { i18n } = useLingui();
  const { withYear } = useDayText();
  const title = isKnown(statementKinds, line.kind) ? i18n._(titles[line.kind]) : line.kind;
  return (
    <ListItem
      title={title}
      note={
        <>
          {withYear(line.day)}
          {line.receiptNo !== undefined && <>, {line.receiptNo}</>}
          <br />
          <Parts line={line} />
        </>
      }
      value={<Money amount={line.amount} />}
    />
  );
}

/** The allocation of the money in one sentence; parts of zero are left out. */
function Parts({ line }: { line: StatementLine }) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const left = amounts.text(line.principalLeft);
  const part = (amount: number, label: (text: string) => string) =>
    amount === 0 ? [] : [label(amounts.text(amount))];
  const parts = [
    ...part(line.principal, (amount) => t`principal ${amount}`),
    ...part(line.interest, (amount) =>
      line.interest < 0 ? t`interest credited back ${amount}` : t`interest ${amount}`,
    ),
    ...part(line.fee, (amount) => t`fees ${amount}`),
    ...part(line.penalty, (amount) => t`late fees ${amount}`),
    ...part(line.payFee, (amount) => t`payment charge ${amount}`),
  ].join(' + ');
  if (parts === '') return <Trans>Principal left: {left}</Trans>;
  return (
    <Trans>
      {parts}. Principal left: {left}
    </Trans>
  );
}
