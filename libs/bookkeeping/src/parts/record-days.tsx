import { formatDay } from '@clearloan/formatting';
import { useLanguage, useReturn } from '@clearloan/app-runtime';
import { List, ListHeading, ListItem, Money, LazyListPart, Text, useEntryHeight } from '@clearloan/ui';
import { fillPath } from '@clearloan/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Account, BookRecord } from '../contract';
import { innerRoutes } from '../inner-routes';
import { inPieces, type Day } from '../rules/pieces';
import { accountLabel } from '../rules/accounts';
import { inAndOut, sumUp } from '../rules/sums';
import { recordIcon, useCategoryIcon, useCategoryName } from './category-choice';

export interface RecordDaysProps {
  readonly days: readonly Day[];
  readonly accounts: readonly Account[];
  readonly today: string;
}

/** The height of a heading relative to an entry. */
const headingHigh = 0.68;

/** Records by day, each day with its balance; rendered as they come near the viewport. */
export function RecordDays({ days, accounts, today }: RecordDaysProps) {
  const list = useRef<HTMLDivElement>(null);
  const opened = useReturn();
  const [nameOf, iconOf] = [useCategoryName(), useCategoryIcon()];
  useEntryHeight(list);
  return (
    <div ref={list}>
      {inPieces(
        days,
        ({ record_id }) => opened?.endsWith(fillPath(innerRoutes.record, { recordId: record_id })) === true,
      ).map(({ day, records, pieces, isAtOnce }) => (
        <LazyListPart key={day} as="section" entries={records.length + headingHigh} atOnce={isAtOnce}>
          <DayHeading day={day} records={records} today={today} />
          <List>
            {pieces.map((piece, nth) => (
              <LazyListPart key={nth} as="li" entries={piece.records.length} atOnce={piece.isAtOnce}>
                {piece.records.map((record) => (
                  <RecordLine
                    key={record.record_id}
                    record={record}
                    accounts={accounts}
                    nameOf={nameOf}
                    iconOf={iconOf}
                  />
                ))}
              </LazyListPart>
            ))}
          </List>
        </LazyListPart>
      ))}
    </div>
  );
}

function DayHeading({ day, records, today }: Day & { today: string }) {
  const locale = useLanguage();
  const { t } = useLingui();
  const label = formatDay(day, locale);
  return (
    <ListHeading aside={<Money amount={sumUp([], records).balance} signed />}>
      {day === today ? t`Today, ${label}` : label}
    </ListHeading>
  );
}

interface RecordLineProps {
  readonly record: BookRecord;
  readonly accounts: readonly Account[];
  readonly nameOf: ReturnType<typeof useCategoryName>;
  readonly iconOf: ReturnType<typeof useCategoryIcon>;
}

function RecordLine({ record, accounts, nameOf, iconOf }: RecordLineProps) {
  const { t } = useLingui();
  const { income, paid } = inAndOut(record);
  const isMove = record.book_type === 'transfer';
  const kind = isMove
    ? t({ context: 'between accounts', message: 'Transfer' })
    : nameOf(record.category_id ?? 'other');
  const account = (id: string | undefined) => accountLabel(id, accounts) ?? '';
  const [from, to] = [account(record.account_id), account(record.to_account_id)];
  return (
    <ListItem
      to={fillPath(innerRoutes.record, { recordId: record.record_id })}
      icon={recordIcon(record, iconOf)}
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
