import { Button, ChoiceGroup, Money, Pad, Section, SelectField, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Column } from '../rules/table-headings';
import type { TableAnswers } from '../rules/table-context';
import type { TableColumns, TableIn } from '../rules/table-in';

export interface TableQuestionsProps {
  readonly table: TableIn;
  readonly answers: TableAnswers;
  readonly onAnswer: (answers: TableAnswers) => void;
}

/** What a table does not say by itself. Each is asked once; the answers are kept for tables of the same shape. */
export function TableQuestions({ table, answers, onAnswer }: TableQuestionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { columns, doubtful } = table;
  if (columns.headings.length === 0) return null;
  return (
    <>
      {isOpen || !columns.isSure ? (
        <ColumnQuestion
          key={columns.shape}
          columns={columns}
          onAnswer={(given) => {
            setOpen(false);
            onAnswer({ columns: given });
          }}
        />
      ) : (
        <Pad>
          <Button kind="line" onClick={() => setOpen(true)}>
            <Trans>Change columns</Trans>
          </Button>
        </Pad>
      )}
      {columns.isSure && doubtful && (
        <DirectionQuestion doubtful={doubtful} onAnswer={(signs) => onAnswer({ ...answers, signs })} />
      )}
    </>
  );
}

interface ColumnQuestionProps {
  readonly columns: TableColumns;
  readonly onAnswer: (columns: readonly (Column | undefined)[]) => void;
}

const unused = 'unused';

function ColumnQuestion({ columns: { columns, headings, samples }, onAnswer }: ColumnQuestionProps) {
  const { t } = useLingui();
  const names = useRoleNames();
  const [chosen, setChosen] = useState(columns);
  const options = Object.entries(names).map(([value, label]) => ({ value, label }));
  const hasMoney = (['amount', 'out', 'in'] as const).some((role) => chosen.includes(role));
  return (
    <Section title={<Trans>What do the columns contain?</Trans>}>
      <Stack pad>
        <Text>
          <Trans>Check each column. A date and an amount are needed.</Trans>
        </Text>
        {headings.map((heading, at) => {
          const place = at + 1;
          const name = heading.trim() === '' ? t`Column ${place}` : heading.trim();
          return (
            <SelectField
              key={at}
              label={name}
              hint={samples.flatMap((cells) => cells[at]?.trim() || []).join(' · ')}
              options={[...options, { value: unused, label: t`Not used` }]}
              value={chosen[at] ?? unused}
              onChange={(value) => setChosen(withRole(chosen, at, roleOf(value, names)))}
              placeholder={t`Not used`}
            />
          );
        })}
        <Button
          kind="line"
          disabled={!chosen.includes('date') || !hasMoney}
          reason={t`Choose a date and an amount`}
          onClick={() => onAnswer(chosen)}
        >
          <Trans>Use these columns</Trans>
        </Button>
      </Stack>
    </Section>
  );
}

/** A role that a column takes is taken from the one that had it. */
const withRole = (chosen: readonly (Column | undefined)[], at: number, role: Column | undefined) =>
  chosen.map((each, index) => (index === at ? role : each === role ? undefined : each));

const roleOf = (value: string, names: Names): Column | undefined =>
  (Object.keys(names) as (keyof Names)[]).find((role) => role === value);

type Names = ReturnType<typeof useRoleNames>;

/** The roles that a borrower can choose; the others matter only to tables of this app. */
function useRoleNames() {
  const { t } = useLingui();
  return {
    date: t`Date`,
    amount: t`Amount`,
    out: t`Money out`,
    in: t`Money in`,
    type: t`Income or expense`,
    balance: t`Balance`,
    currency: t`Currency`,
    status: t`Status`,
    note: t`Note`,
    place: t`Place or person`,
    category: t`Category`,
    account: t`Account`,
  } satisfies Partial<Record<Column, string>>;
}

interface DirectionQuestionProps {
  readonly doubtful: NonNullable<TableIn['doubtful']>;
  readonly onAnswer: (signs: 'asWritten' | 'turned') => void;
}

function DirectionQuestion({ doubtful, onAnswer }: DirectionQuestionProps) {
  const { t } = useLingui();
  const { amount, book_type, note, address, record_date } = doubtful;
  const text = note ?? address ?? record_date;
  return (
    <Pad>
      <ChoiceGroup
        label={
          <Trans>
            The table doesn’t say clearly where money went. “{text}”, <Money amount={amount} />: did it come
            in or go out?
          </Trans>
        }
        choices={[
          { value: 'income' as const, title: t`Money in` },
          { value: 'expense' as const, title: t`Money out` },
        ]}
        value={undefined}
        onChange={(type) => onAnswer(type === book_type ? 'asWritten' : 'turned')}
      />
    </Pad>
  );
}
