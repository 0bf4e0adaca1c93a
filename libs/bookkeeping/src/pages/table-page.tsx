import { pathTo } from '@clearloan/routes';
import {
  Button,
  CheckRow,
  FileButton,
  Note,
  Pad,
  Page,
  PinnedAction,
  Section,
  SkeletonLedger,
  Stack,
  Text,
} from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Account, BookRecord } from '../contract';
import { PhoneFullNote } from '../parts/phone-full-note';
import { TablePreview } from '../parts/table-preview';
import { Unread } from '../parts/unread';
import { bookPath } from '../paths';
import { useWholeBook } from '../queries';
import type { DateOrder } from '../rules/table-dates';
import type { NewRecord, readTable } from '../rules/table-in';
import { splitKnown } from '../rules/table-known';
import { mostBytes, textOf } from '../rules/table-text';
import { useWriteBook } from '../use-write-book';
import { saveFile } from './save-file';
import { useFirstAccounts } from './use-first-accounts';

/** What reads and writes tables is large: it comes while the borrower reads the screen. */
const tables = () =>
  Promise.all([import('../rules/table-in'), import('../rules/table-out')]).catch(() => undefined);

/** Brings a table in, each line looked at before anything is kept; takes the whole book out. */
export function TablePage() {
  const { t } = useLingui();
  const { data: book, isError } = useWholeBook();
  const { accounts, first } = useFirstAccounts(book?.accounts);
  const { picked, pick, ...picking } = usePickedTable();
  useEffect(() => void tables(), []);
  const [order, setOrder] = useState<DateOrder>();
  const [isTwice, setTwice] = useState(false);
  const table = useMemo(
    () => picked?.readTable(picked.text, { accounts, account: 'cash', order }),
    [picked, accounts, order],
  );
  const { fresh, known } = useMemo(
    () => splitKnown(table?.records ?? [], book?.records ?? []),
    [table, book],
  );
  const records = isTwice ? (table?.records ?? []) : fresh;
  const { add, isAdding, isFull } = useAddTable(records, first);
  const count = book === undefined ? 0 : records.length;
  return (
    <Page
      title={t`Tables`}
      back={pathTo('bookkeeping')}
      pinned={
        count > 0 &&
        table?.needsOrder === false && (
          <PinnedAction loading={isAdding} onClick={() => void add()}>
            <Plural value={count} one="Add # record" other="Add # records" />
          </PinnedAction>
        )
      }
    >
      {isFull && <PhoneFullNote />}
      <BringIn {...picking} onPick={(file) => void pick(file)} />
      {known.length > 0 && <KnownRecords count={known.length} isTwice={isTwice} onChange={setTwice} />}
      {table && <TablePreview table={{ ...table, records }} order={order} onOrder={setOrder} />}
      {book === undefined ? (
        <Unread isError={isError}>
          <SkeletonLedger rows={1} />
        </Unread>
      ) : (
        <TakeOut records={book.records} accounts={accounts} />
      )}
    </Page>
  );
}

interface KnownRecordsProps {
  readonly count: number;
  readonly isTwice: boolean;
  readonly onChange: (isTwice: boolean) => void;
}

/** The same table a second time adds nothing, unless the borrower says that it happened again. */
const KnownRecords = ({ count, isTwice, onChange }: KnownRecordsProps) => (
  <Pad>
    <Note
      title={
        <Plural
          value={count}
          one="# record is in your book already"
          other="# records are in your book already"
        />
      }
    >
      <CheckRow checked={isTwice} onChange={onChange}>
        <Trans>Add the same once more</Trans>
      </CheckRow>
    </Note>
  </Pad>
);

/** Long enough for the screen to say that it reads, before a long table keeps it busy. */
const drawnMs = 50;

type Stage = 'idle' | 'reading' | 'tooLarge' | 'notArrived';

function usePickedTable() {
  const [picked, setPicked] = useState<{ text: string; readTable: typeof readTable }>();
  const [stage, setStage] = useState<Stage>('idle');
  const pick = async (file: File) => {
    if (file.size > mostBytes) {
      setStage('tooLarge');
      return;
    }
    setStage('reading');
    const [bytes, parts] = await Promise.all([file.arrayBuffer(), tables()]);
    if (parts === undefined) {
      setStage('notArrived');
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, drawnMs));
    const [{ readTable }] = parts;
    setPicked({ text: textOf(new Uint8Array(bytes)), readTable });
    setStage('idle');
  };
  return { picked, stage, pick };
}

function useAddTable(records: readonly NewRecord[], first: readonly Account[]) {
  const navigate = useNavigate();
  const { keepRecords, isFull } = useWriteBook();
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    const made = records.map((record) => ({ ...record, record_id: crypto.randomUUID() }));
    const isKept = await keepRecords(made, first);
    setAdding(false);
    if (isKept) void navigate(bookPath(made.at(-1)?.record_date.slice(0, 7)));
  };
  // A second tap would make the same records again, under new names: the button takes none while it is at it.
  return { add, isAdding, isFull };
}

interface BringInProps {
  readonly stage: Stage;
  readonly onPick: (file: File) => void;
}

function BringIn({ stage, onPick }: BringInProps) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Bring in a table</Trans>}>
      <Stack gap={4} pad>
        <Text>
          <Trans>
            A CSV file with the headings Date and Amount. Type, Category, Account, Note and Place may be
            there.
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
            <Trans>Reading the table…</Trans>
          </Text>
        )}
        {stage === 'tooLarge' && (
          <Note kind="over" role="alert" title={<Trans>This file is larger than 10 MB</Trans>}>
            <Trans>Please bring it in by parts.</Trans>
          </Note>
        )}
        {stage === 'notArrived' && <NotArrived />}
      </Stack>
    </Section>
  );
}

const NotArrived = () => (
  <Note kind="over" role="alert" title={<Trans>Something did not load</Trans>}>
    <Trans>Please check your connection, then try again.</Trans>
  </Note>
);

function TakeOut({ records, accounts }: { records: readonly BookRecord[]; accounts: readonly Account[] }) {
  const { t } = useLingui();
  const [isMissing, setMissing] = useState(false);
  const takeOut = async () => {
    const parts = await tables();
    setMissing(parts === undefined);
    if (parts) saveFile('book.csv', 'text/csv', parts[1].writeTable(records, accounts));
  };
  return (
    <Section title={<Trans>Take out everything</Trans>}>
      <Stack gap={4} pad>
        <Button
          kind="line"
          disabled={records.length === 0}
          reason={t`Your book is empty`}
          onClick={() => void takeOut()}
        >
          <Trans>Save as a table</Trans>
        </Button>
        {isMissing && <NotArrived />}
      </Stack>
    </Section>
  );
}
