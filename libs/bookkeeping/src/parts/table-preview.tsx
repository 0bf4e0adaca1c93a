import { formatDay } from '@clearloan/formatting';
import {
  ChoiceGroup,
  Ledger,
  LedgerItem,
  Money,
  Note,
  Pad,
  Section,
  Stack,
  useLanguage,
} from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DateOrder } from '../rules/table-dates';
import type { LineProblem, TableIn } from '../rules/table-in';
import { inAndOut } from '../rules/sums';
import { useCategoryName } from './category-choice';

/** Enough to see whether it was understood. */
const shown = { problems: 50, records: 10 } as const;

export interface TablePreviewProps {
  readonly table: TableIn;
  readonly order: DateOrder | undefined;
  readonly onOrder: (order: DateOrder) => void;
}

/** What a table would bring, and each line that is not understood, by its number. */
export function TablePreview({ table, order, onOrder }: TablePreviewProps) {
  const { t } = useLingui();
  const { problems, records, needsOrder } = table;
  return (
    <Stack gap={4}>
      {(needsOrder || order !== undefined) && (
        <Pad>
          <ChoiceGroup
            label={t`How are the dates written? They could mean both.`}
            choices={[
              { value: 'dayFirst' as const, title: t`Day first` },
              { value: 'monthFirst' as const, title: t`Month first` },
            ]}
            value={order}
            onChange={onOrder}
          />
        </Pad>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      {records.length > 0 && <FirstRecords records={records} />}
    </Stack>
  );
}

function Problems({ problems }: { problems: TableIn['problems'] }) {
  const { t } = useLingui();
  const sentences: Record<LineProblem, (line: number) => string> = {
    date: (line) => t`Line ${line}: the date is no day`,
    amount: (line) => t`Line ${line}: the amount is no amount`,
    type: (line) => t`Line ${line}: the type is not income, expense or transfer`,
    account: (line) => t`Line ${line}: the account is not one of yours`,
    target: (line) => t`Line ${line}: the account to move to is missing`,
    quotes: (line) => t`Line ${line}: a quote is not closed`,
    columns: (line) => t`Line ${line}: the headings Date and Amount are missing`,
  };
  return (
    <Pad>
      <Note
        kind="over"
        title={<Plural value={problems.length} one="# line is left out" other="# lines are left out" />}
      >
        <ul>
          {problems.slice(0, shown.problems).map(({ line, problem }) => (
            <li key={line}>{sentences[problem](line)}</li>
          ))}
        </ul>
      </Note>
    </Pad>
  );
}

function FirstRecords({ records }: { records: TableIn['records'] }) {
  const locale = useLanguage();
  const nameOf = useCategoryName();
  return (
    <Section title={<Trans>What will be added</Trans>}>
      <Ledger>
        {records.slice(0, shown.records).map((record, at) => {
          const { income, paid } = inAndOut(record);
          return (
            <LedgerItem
              key={at}
              title={record.note ?? nameOf(record.category_id ?? 'other')}
              note={formatDay(record.record_date, locale)}
              value={<Money amount={income - paid} signed />}
            />
          );
        })}
      </Ledger>
    </Section>
  );
}
