import type { Draft } from '@clearloan/api-client/offline';
import type { DayOrder } from '@clearloan/formatting';
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
import { FileProblem, type Stage } from '../parts/file-problem';
import { LoadingOrError } from '../parts/storage-notes';
import { TablePreview } from '../parts/table-preview';
import { TableQuestions } from '../parts/table-questions';
import { newAccounts, UnknownNames } from '../parts/unknown-names';
import { useTableBook, useAccountsOrDefaults } from '../queries';
import { plainName } from '../rules/categories';
import { categoryDraft, ruleDraft } from '../rules/category-drafts';
import type { TableIn } from '../rules/table-in';
import type { SplitTable } from '../rules/table-known';
import { loadTables, useAddTable, useTableIn } from './use-table-in';

const noBook = { records: [], removed: [], accounts: [] } as const;

/** Imports a table, with a preview of each line before anything is stored; exports the whole book. */
export function TablePage() {
  const { t } = useLingui();
  const { data: book, isError } = useTableBook();
  const { accounts, initialAccounts } = useAccountsOrDefaults(book?.accounts);
  const { picking, table, order, setOrder, answering, naming, split } = useTableIn(book ?? noBook, accounts);
  const added = [...split.newAccounts, ...newAccounts(naming.names.accounts, accounts)];
  const { chosen, records, inBook } = useChosen(split, withFirst(added, initialAccounts), naming);
  const { add, isAdding, isFull } = useAddTable(chosen, answering.keep);
  const canAdd = book !== undefined && isClear(table, order) && records.length + added.length > 0;
  return (
    <Page
      title={t`Import and export`}
      back={pathTo('bookkeeping')}
      bottomBar={
        canAdd && (
          <PrimaryAction loading={isAdding} onClick={() => void add()}>
            <AddWords records={records.length} accounts={added.length} />
          </PrimaryAction>
        )
      }
    >
      {isFull && <StorageFullNote />}
      <Stack gap={5}>
        <BringIn {...picking} />
        {table && <TableQuestions table={table} answers={answering.answers} onAnswer={answering.answer} />}
        <UnknownNames {...naming} bookAccounts={accounts} />
        <InBook {...inBook} />
        {table && (
          <TablePreview
            table={{ ...table, records }}
            accounts={{ all: [...accounts, ...added], new: added, other: split.otherAccounts }}
            order={order}
            onOrder={setOrder}
          />
        )}
      </Stack>
      {book === undefined ? (
        <LoadingOrError isError={isError}>
          <SkeletonList rows={1} />
        </LoadingOrError>
      ) : (
        <TakeOut records={book.records} accounts={accounts} />
      )}
    </Page>
  );
}

/** Whether the table leaves nothing to ask. */
const isClear = (table: TableIn | undefined, order: DayOrder | undefined): boolean =>
  table !== undefined &&
  table.columns.isSure &&
  table.doubtful === undefined &&
  (table.orders.length === 1 || order !== undefined);

/** What will be added: new lines, and those of the book that the borrower wants once more. */
function useChosen(
  { fresh, known, alike }: SplitTable,
  accounts: readonly Account[],
  naming: ReturnType<typeof useTableIn>['naming'],
) {
  const [isTwice, setTwice] = useState(false);
  const [isAlikeToo, setAlikeToo] = useState(false);
  const chosen = {
    fresh: isAlikeToo ? [...fresh, ...alike] : fresh,
    again: isTwice ? known : [],
    accounts,
    categories: categoryDrafts(naming),
  };
  const inBook = { known: known.length, alike: alike.length, isTwice, setTwice, isAlikeToo, setAlikeToo };
  return { chosen, records: [...chosen.again, ...chosen.fresh], inBook };
}

/** What the names of the table leave in the book: new categories, and rules for the names of others. */
const categoryDrafts = ({
  names,
  unknownCategories,
}: ReturnType<typeof useTableIn>['naming']): readonly Draft[] =>
  unknownCategories.map((name) => {
    const category = names.categories[plainName(name)];
    return category === undefined
      ? { ...categoryDraft({ name, icon: undefined }), isFirst: true }
      : ruleDraft({ of: 'name', text: plainName(name), category });
  });

/** Lines that are in the book, or seem to be, are added only if the borrower confirms that it happened again. */
function InBook({ known, alike, isTwice, setTwice, isAlikeToo, setAlikeToo }: InBookProps) {
  return (
    <>
      {known > 0 && (
        <Pad>
          <Note
            title={
              <Plural value={known} one="# record was already added" other="# records were already added" />
            }
          >
            <CheckRow checked={isTwice} onChange={setTwice}>
              <Trans>Duplicate</Trans>
            </CheckRow>
          </Note>
        </Pad>
      )}
      {alike > 0 && (
        <Pad>
          <Note
            title={
              <Plural
                value={alike}
                one="# record may already be in your book"
                other="# records may already be in your book"
              />
            }
          >
            <Trans>A record there has the same date and amount.</Trans>
            <CheckRow checked={isAlikeToo} onChange={setAlikeToo}>
              <Trans>Add anyway</Trans>
            </CheckRow>
          </Note>
        </Pad>
      )}
    </>
  );
}

type InBookProps = ReturnType<typeof useChosen>['inBook'];

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

interface BringInProps {
  readonly stage: Stage;
  readonly onPick: (file: File) => void;
}

function BringIn({ stage, onPick }: BringInProps) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Import a CSV</Trans>}>
      <Stack pad>
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
        <FileProblem stage={stage} />
      </Stack>
    </Section>
  );
}

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
      <Stack pad>
        <Button
          kind="line"
          disabled={records.length === 0}
          reason={t`No records to export`}
          onClick={() => void takeOut()}
        >
          <Trans>Export as CSV</Trans>
        </Button>
        {isMissing && <FileProblem stage="notLoaded" />}
      </Stack>
    </Section>
  );
}
