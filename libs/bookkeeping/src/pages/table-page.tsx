import { pathTo } from '@clearloan/routes';
import {
  Button,
  CheckRow,
  FileButton,
  Note,
  Pad,
  Page,
  PrimaryAction,
  Section,
  SkeletonList,
  Stack,
  Text,
  StorageFullNote,
} from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account, BookRecord } from '../contract';
import { Unread } from '../parts/storage-notes';
import { TablePreview } from '../parts/table-preview';
import { useWholeBook } from '../queries';
import { useFirstAccounts } from './use-first-accounts';
import { loadTables, useAddTable, useTableIn, type Stage } from './use-table-in';

const noBook = { records: [], accounts: [] } as const;

/** Imports a table, with a preview of each line before anything is stored; exports the whole book. */
export function TablePage() {
  const { t } = useLingui();
  const { data: book, isError } = useWholeBook();
  const { accounts, first } = useFirstAccounts(book?.accounts);
  const { picking, table, order, setOrder, split } = useTableIn(book ?? noBook, accounts);
  const [isTwice, setTwice] = useState(false);
  const { known, newAccounts, otherAccounts } = split;
  const records = isTwice ? (table?.records ?? []) : split.fresh;
  const { add, isAdding, isFull } = useAddTable(records, withFirst(newAccounts, first));
  const isOrdered = table !== undefined && (table.orders.length === 1 || order !== undefined);
  const canAdd = book !== undefined && isOrdered && records.length + newAccounts.length > 0;
  return (
    <Page
      title={t`Import and export`}
      back={pathTo('bookkeeping')}
      bottomBar={
        canAdd && (
          <PrimaryAction loading={isAdding} onClick={() => void add()}>
            <AddWords records={records.length} accounts={newAccounts.length} />
          </PrimaryAction>
        )
      }
    >
      {isFull && <StorageFullNote />}
      <Stack gap={5}>
        <BringIn {...picking} />
        {known.length > 0 && <KnownRecords count={known.length} isTwice={isTwice} onChange={setTwice} />}
        {table && (
          <TablePreview
            table={{ ...table, records }}
            accounts={{ all: [...accounts, ...newAccounts], new: newAccounts, other: otherAccounts }}
            order={order}
            onOrder={setOrder}
          />
        )}
      </Stack>
      {book === undefined ? (
        <Unread isError={isError}>
          <SkeletonList rows={1} />
        </Unread>
      ) : (
        <TakeOut records={book.records} accounts={accounts} />
      )}
    </Page>
  );
}

const AddWords = ({ records, accounts }: { records: number; accounts: number }) =>
  records === 0 ? (
    <Plural value={accounts} one="Add # account" other="Add # accounts" />
  ) : (
    <Plural value={records} one="Add # record" other="Add # records" />
  );

/** The accounts of the table, plus the default ones that it does not describe. */
const withFirst = (described: readonly Account[], first: readonly Account[]): readonly Account[] => [
  ...described,
  ...first.filter(({ account_id }) => !described.some((each) => each.account_id === account_id)),
];

interface KnownRecordsProps {
  readonly count: number;
  readonly isTwice: boolean;
  readonly onChange: (isTwice: boolean) => void;
}

/** Importing the same table again adds nothing, unless the borrower confirms that it happened again. */
const KnownRecords = ({ count, isTwice, onChange }: KnownRecordsProps) => (
  <Pad>
    <Note
      title={<Plural value={count} one="# record was already added" other="# records were already added" />}
    >
      <CheckRow checked={isTwice} onChange={onChange}>
        <Trans>Duplicate</Trans>
      </CheckRow>
    </Note>
  </Pad>
);

interface BringInProps {
  readonly stage: Stage;
  readonly onPick: (file: File) => void;
}

function BringIn({ stage, onPick }: BringInProps) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Import a CSV</Trans>}>
      <Stack gap={4} pad>
        <Text>
          <Trans>
            A CSV file with Date and Amount headings. You can also include Type, Category, Account, Note and
            Place.
          </Trans>
        </Text>
        <FileButton
          className="cl-button cl-button-line"
          label={t`Choose a CSV file`}
          accept=".csv,text/csv,text/plain"
          onPick={onPick}
        >
          <Trans>Choose a CSV file</Trans>
        </FileButton>
        {stage === 'reading' && (
          <Text tone="dim">
            <Trans>Reading the file…</Trans>
          </Text>
        )}
        {stage === 'tooLarge' && (
          <Note kind="over" role="alert" title={<Trans>This file is larger than 10 MB</Trans>}>
            <Trans>Split it into smaller files and import each one.</Trans>
          </Note>
        )}
        {stage === 'notLoaded' && <NotLoaded />}
      </Stack>
    </Section>
  );
}

const NotLoaded = () => (
  <Note kind="over" role="alert" title={<Trans>Something didn’t load</Trans>}>
    <Trans>Check your connection, then try again.</Trans>
  </Note>
);

function TakeOut({ records, accounts }: { records: readonly BookRecord[]; accounts: readonly Account[] }) {
  const { t } = useLingui();
  const [isMissing, setMissing] = useState(false);
  const takeOut = async () => {
    const parts = await loadTables();
    setMissing(parts === undefined);
    parts?.[1].saveTable(records, accounts);
  };
  return (
    <Section title={<Trans>Export all records</Trans>}>
      <Stack gap={4} pad>
        <Button
          kind="line"
          disabled={records.length === 0}
          reason={t`No records to export`}
          onClick={() => void takeOut()}
        >
          <Trans>Export as CSV</Trans>
        </Button>
        {isMissing && <NotLoaded />}
      </Stack>
    </Section>
  );
}
