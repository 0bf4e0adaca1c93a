import { formatDay } from '@clearloan/formatting';
import { Ledger, LedgerHeading, LedgerItem, Money, Text, useLanguage } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Account, BookRecord } from '../contract';
import { recordPath } from '../paths';
import type { byDay } from '../rules/filters';
import { inAndOut, sumUp } from '../rules/sums';
import { recordIcon, useCategoryName } from './category-choice';

export interface RecordDaysProps {
  readonly days: ReturnType<typeof byDay>;
  readonly accounts: readonly Account[];
  readonly today: string;
}

/** Records by day, each day with what it left. */
export function RecordDays({ days, accounts, today }: RecordDaysProps) {
  const locale = useLanguage();
  const { t } = useLingui();
  return days.map(({ day, records }) => {
    const words = formatDay(day, locale);
    return (
      <section key={day}>
        <LedgerHeading aside={<Money amount={sumUp([], records).balance} signed />}>
          {day === today ? t`Today, ${words}` : words}
        </LedgerHeading>
        <Ledger>
          {records.map((record) => (
            <RecordLine key={record.record_id} record={record} accounts={accounts} />
          ))}
        </Ledger>
      </section>
    );
  });
}

function RecordLine({ record, accounts }: { record: BookRecord; accounts: readonly Account[] }) {
  const nameOf = useCategoryName();
  const { t } = useLingui();
  const { income, paid } = inAndOut(record);
  const isMove = record.book_type === 'transfer';
  const kind = isMove
    ? t({ context: 'between accounts', message: 'Moved' })
    : nameOf(record.category_id ?? 'other');
  const account = (id: string | undefined) =>
    accounts.find(({ account_id }) => account_id === id)?.name ?? '';
  const [from, to] = [account(record.account_id), account(record.to_account_id)];
  return (
    <LedgerItem
      to={recordPath(record.record_id)}
      icon={recordIcon(record)}
      title={record.note ?? kind}
      note={
        isMove ? (
          <Trans>
            {from} to {to}
          </Trans>
        ) : (
          from
        )
      }
      value={
        isMove ? (
          <Money amount={record.amount} />
        ) : (
          <Text as="b" tone={income > 0 ? 'paid' : undefined}>
            <Money amount={income - paid} signed />
          </Text>
        )
      }
    />
  );
}
