import type { DayOrder } from '@clearloan/formatting';
import { offlineStore, useOfflineQuery } from '@clearloan/api-client/offline';
import { useClock, useMarket } from '@clearloan/app-runtime';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Account } from '../contract';
import { bookPath } from '../paths';
import { mostBytes } from '../rules/limits';
import type { TableAnswers } from '../rules/table-context';
import type { SplitTable, TableBook } from '../rules/table-known';
import type { NewRecord } from '../rules/table-line';
import { useWriteBook } from '../use-write-book';

/** The table parser is large: it loads while the borrower reads the screen. */
export const loadTables = () =>
  Promise.all([import('../rules/tables'), import('../save-book')]).catch(() => undefined);

/** Long enough to paint the progress before a long table blocks the main thread. */
const drawnMs = 50;

export type Stage = 'idle' | 'reading' | 'tooLarge' | 'notLoaded';

type Tables = typeof import('../rules/tables');

interface PickedTable {
  readonly text: string;
  readonly tables: Tables;
}

/** The text of the picked file, and its loading state. */
function usePickedTable() {
  const [picked, setPicked] = useState<PickedTable>();
  const [stage, setStage] = useState<Stage>('idle');
  const pick = async (file: File) => {
    if (file.size > mostBytes) {
      setStage('tooLarge');
      return;
    }
    setStage('reading');
    const [bytes, parts] = await Promise.all([file.arrayBuffer(), loadTables()]);
    if (parts === undefined) {
      setStage('notLoaded');
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, drawnMs));
    const [tables] = parts;
    setPicked({ text: tables.textOf(new Uint8Array(bytes)), tables });
    setStage('idle');
  };
  return { picked, stage, pick };
}

const nothingNew: SplitTable = { fresh: [], known: [], alike: [], newAccounts: [], otherAccounts: [] };
const answersMark = (shape: string) => `table ${shape}`;

/** What the borrower said about this table, or before about one of the same shape. */
function useAnswers(shape: string | undefined, tables: Tables | undefined) {
  const [given, setGiven] = useState<{ readonly shape: string; readonly answers: TableAnswers }>();
  const { data: kept } = useOfflineQuery(['table answers', shape], async (store) => {
    const text = shape === undefined ? undefined : await store.mark(answersMark(shape));
    return text === undefined ? null : (tables?.answersFrom(text) ?? null);
  });
  const answers = given !== undefined && given.shape === shape ? given.answers : (kept ?? undefined);
  const answer = (typed: TableAnswers) => {
    if (shape !== undefined) setGiven({ shape, answers: typed });
  };
  const keep = async () => {
    if (given !== undefined && given.shape === shape && tables !== undefined)
      await offlineStore().setMark(answersMark(shape), tables.answersText(given.answers));
  };
  return { answers, answer, keep };
}

/** The picked table as parsed, and which parts of it are new in the book. */
export function useTableIn(book: TableBook, accounts: readonly Account[]) {
  const today = useClock().today();
  const market = useMarket();
  const { picked, pick, stage } = usePickedTable();
  useEffect(() => void loadTables(), []);
  const [order, setOrder] = useState<DayOrder>();
  const unanswered = useMemo(
    () => picked?.tables.readTable(picked.text, { accounts, account: 'cash', order, today, market }),
    [picked, accounts, order, today, market],
  );
  const { answers, answer, keep } = useAnswers(unanswered?.columns.shape, picked?.tables);
  const table = useMemo(
    () =>
      answers === undefined
        ? unanswered
        : picked?.tables.readTable(picked.text, { accounts, account: 'cash', order, answers, today, market }),
    [unanswered, answers, picked, accounts, order, today, market],
  );
  const split = useMemo(
    () => (picked && table ? picked.tables.splitKnown(table, book) : nothingNew),
    [picked, table, book],
  );
  const onPick = (file: File) => {
    setOrder(undefined);
    void pick(file);
  };
  return {
    picking: { stage, onPick },
    table,
    order,
    setOrder,
    answering: { answers: answers ?? {}, answer, keep },
    split,
  };
}

interface Chosen {
  readonly fresh: readonly NewRecord[];
  /** In the book already, and wanted once more: with ids of their own. */
  readonly again: readonly NewRecord[];
  readonly accounts: readonly Account[];
}

/** Adds the records of a table, and their accounts. */
export function useAddTable({ fresh, again, accounts }: Chosen, keepAnswers: () => Promise<void>) {
  const navigate = useNavigate();
  const { addRecords, isFull } = useWriteBook();
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    const copies = again.map((record) => ({ ...record, record_id: crypto.randomUUID() }));
    const isKept = await addRecords([...fresh, ...copies], accounts);
    if (isKept) await keepAnswers();
    setAdding(false);
    if (isKept) void navigate(bookPath([...fresh, ...again].at(-1)?.record_date.slice(0, 7)));
  };
  // A second tap would add the copies again, under new ids: the button is disabled while adding.
  return { add, isAdding, isFull };
}
