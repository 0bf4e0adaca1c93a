import { formatDayWithYear, type DayOrder } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import { ChoiceGroup, List, ListItem, Money, Pad, Section, Stack, Text } from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '../contract';
import { accountLabel } from '../rules/accounts';
import { inAndOut } from '../rules/sums';
import type { TableIn } from '../rules/table-in';
import { useCategoryName } from './category-choice';
import { TableProblems } from './table-problems';

/** Enough to see whether it was parsed correctly. */
const shownRecords = 10;

export interface TablePreviewProps {
  readonly table: TableIn;
  readonly accounts: TableAccounts;
  readonly order: DayOrder | undefined;
  readonly onOrder: (order: DayOrder) => void;
}

interface TableAccounts {
  readonly all: readonly Account[];
  readonly new: readonly Account[];
  readonly other: readonly Account[];
}

/** A preview of the parsed table, and each line that cannot be parsed, by its number. */
export function TablePreview({ table, accounts, order, onOrder }: TablePreviewProps) {
  const { t } = useLingui();
  const names: Record<DayOrder, string> = {
    dayFirst: t`Day first`,
    monthFirst: t`Month first`,
    yearFirst: t`Year first`,
  };
  return (
    <Stack>
      {table.orders.length > 1 && (
        <Pad>
          <ChoiceGroup
            label={t`Which date format is it? It could be read in more than one way.`}
            choices={table.orders.map((value) => ({ value, title: names[value] }))}
            value={order}
            onChange={onOrder}
          />
        </Pad>
      )}
      <TableProblems table={table} />
      <AccountNotes accounts={accounts} />
      {table.records.length > 0 && <FirstRecords records={table.records} accounts={accounts.all} />}
    </Stack>
  );
}

function AccountNotes({ accounts }: { accounts: TableAccounts }) {
  const added = accounts.new.map(({ name }) => name).join(', ');
  const kept = accounts.other.map(({ name }) => name).join(', ');
  return (
    <>
      {added !== '' && (
        <Pad>
          <Text size="sm">
            <Trans>New accounts: {added}</Trans>
          </Text>
        </Pad>
      )}
      {kept !== '' && (
        <Pad>
          <Text size="sm">
            <Trans>The file has different details for these accounts. Yours stay the same: {kept}</Trans>
          </Text>
        </Pad>
      )}
    </>
  );
}

interface FirstRecordsProps {
  readonly records: TableIn['records'];
  readonly accounts: readonly Account[];
}

function FirstRecords({ records, accounts }: FirstRecordsProps) {
  const locale = useLanguage();
  const nameOf = useCategoryName();
  const accountOf = (accountId: string | undefined) => accountLabel(accountId, accounts);
  const more = records.length - shownRecords;
  return (
    <Section title={<Trans>What will be added</Trans>}>
      <List>
        {records.slice(0, shownRecords).map((record, at) => {
          const { income, paid } = inAndOut(record);
          const where = [accountOf(record.account_id), accountOf(record.to_account_id)].filter(Boolean);
          const category =
            record.note === undefined || record.category_id === undefined ? [] : [record.category_id];
          return (
            <ListItem
              key={at}
              title={record.note ?? nameOf(record.category_id ?? 'other')}
              note={[
                formatDayWithYear(record.record_date, locale),
                where.join(' → '),
                ...category.map(nameOf),
              ].join(' · ')}
              value={
                record.book_type === 'transfer' ? (
                  <Money amount={record.amount} />
                ) : (
                  <Money amount={income - paid} signed />
                )
              }
            />
          );
        })}
      </List>
      {more > 0 && (
        <Pad>
          <Text size="sm" tone="dim">
            <Plural value={more} one="And # more record" other="And # more records" />
          </Text>
        </Pad>
      )}
    </Section>
  );
}
