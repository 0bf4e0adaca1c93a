import type { DayOrder } from '@clearloan/formatting';
import { offlineStore, useOfflineQuery, type Draft } from '@clearloan/api-client/offline';
import { useClock, useLatest, useMarket } from '@clearloan/app-runtime';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Account } from '../contract';
import type { Stage, Unread } from '../parts/file-problem';
import { maxFileBytes } from '../rules/limits';
import type { NameMapping } from '../rules/table-categories';
import type { TableAnswers } from '../rules/table-context';
import type { TableIn } from '../rules/table-in';
import type { SplitTable, TableBook } from '../rules/table-known';
import type { NewRecord } from '../rules/table-line';
import { useCategoryBook } from '../use-categories';
import { useWriteBook } from '../use-write-book';

/** The table parser is large: it loads while the borrower reads the screen. */
export const loadTables = () =>
  Promise.all([import('../rules/tables'), import('../save-book')]).catch(() => undefined);

/** Long enough to paint the progress before a long table blocks the main thread. */
const drawnMs = 50;

type Tables = typeof import('../rules/tables');

interface PickedTable {
  readonly text: string;
  readonly tables: Tables;
}

async function readFile(file: File): Promise<PickedTable | Unread> {
  if (file.size > maxFileBytes) return 'tooLarge';
  const [bytes, parts] = await Promise.all([file.arrayBuffer(), loadTables()]);
  if (parts === undefined) return 'notLoaded';
  if (isOtherKind(bytes)) return 'notCsv';
  await new Promise((resolve) => setTimeout(resolve, drawnMs));
  const [tables] = parts;
  return { text: tables.textOf(new Uint8Array(bytes)), tables };
}

/** How spreadsheets, PDFs, pages and other programs' statements (QIF, OFX, XML, JSON) begin. */
const otherKinds = [
  ...['PK\u0003', '\u00D0\u00CF\u0011', '%PDF', '!Type:', 'OFXHEADER', '<OFX', '<?xml'],
  ...['<html', '<!DOCTYPE', '{', '[{'],
];

function isOtherKind(bytes: ArrayBuffer): boolean {
  const start = String.fromCharCode(...new Uint8Array(bytes.slice(0, 64)));
  const text = start.replace('\u00EF\u00BB\u00BF', '').trimStart();
  return otherKinds.some((kind) => text.startsWith(kind));
}

/** The text of the picked file, and its loading state. */
function usePickedTable() {
  const [picked, setPicked] = useState<PickedTable>();
  const [stage, setStage] = useState<Stage>('idle');
  const newest = useLatest();
  useEffect(() => void loadTables(), []);
  const pick = (file: File) => {
    setPicked(undefined);
    setStage('reading');
    return newest(() => readFile(file), {
      onAnswer: (read) => {
        if (typeof read !== 'string') setPicked(read);
        setStage(typeof read === 'string' ? read : 'idle');
      },
      onFailure: () => setStage('unreadable'),
    });
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
  const own = given?.shape === shape ? given?.answers : undefined;
  const answer = (typed: TableAnswers) => {
    if (shape !== undefined) setGiven({ shape, answers: typed });
  };
  const keep = async () => {
    if (own && tables && shape !== undefined)
      await offlineStore().setMark(answersMark(shape), tables.answersText(own));
  };
  return { answers: own ?? kept ?? undefined, answer, keep };
}

const noCategories = { own: [], rules: [] };
const noNames: NameMapping = { categories: {}, accounts: [] };

/** The picked table as parsed, and which parts of it are new in the book. */
export function useTableIn(book: TableBook, bookAccounts: readonly Account[]) {
  const { data: categories = noCategories } = useCategoryBook();
  const [names, setNames] = useState(noNames);
  const accounts = useMemo(() => withChosen(bookAccounts, names.accounts), [bookAccounts, names.accounts]);
  const today = useClock().today();
  const market = useMarket();
  const { picked, pick, stage } = usePickedTable();
  const [order, setOrder] = useState<DayOrder>();
  const unanswered = useMemo(
    () => picked?.tables.readTable(picked.text, { accounts, account: 'cash', order, today, market }),
    [picked, accounts, order, today, market],
  );
  const { answers, answer, keep } = useAnswers(unanswered?.columns.shape, picked?.tables);
  const read = useMemo(
    () =>
      answers === undefined
        ? unanswered
        : picked?.tables.readTable(picked.text, { accounts, account: 'cash', order, answers, today, market }),
    [unanswered, answers, picked, accounts, order, today, market],
  );
  const { table, unknownCategories } = useMemo(() => {
    const { records = [], unknown = [] } =
      (read && picked?.tables.categorize(read.records, categories, names.categories)) ?? {};
    return { table: read && { ...read, records }, unknownCategories: unknown };
  }, [read, picked, categories, names.categories]);
  const split = useMemo(
    () => (picked && table ? picked.tables.splitKnown(table, book) : nothingNew),
    [picked, table, book],
  );
  const onPick = (file: File) => {
    setOrder(undefined);
    setNames(noNames);
    void pick(file);
  };
  return {
    picking: { stage, onPick },
    table,
    order,
    setOrder,
    answering: { answers: answers ?? {}, answer, keep },
    naming: {
      names,
      setNames,
      unknownCategories,
      unknownAccounts: namesOfAccounts(table, names),
      ownCategories: categories.own,
    },
    split,
  };
}

/** What was chosen for a name is the only account of it: two of the book may have the same one. */
const withChosen = (bookAccounts: readonly Account[], chosen: readonly Account[]): readonly Account[] => [
  ...bookAccounts.filter(({ name }) => !chosen.some((each) => each.name === name)),
  ...chosen,
];

/** The accounts that lines name and the book does not have, also those that the borrower has chosen one for. */
const namesOfAccounts = (table: TableIn | undefined, { accounts }: NameMapping): readonly string[] => [
  ...new Set([
    ...accounts.map(({ name }) => name),
    ...(table?.problems ?? []).flatMap(({ problem, cell }) => (problem === 'account' && cell ? [cell] : [])),
  ]),
];

interface Chosen {
  readonly fresh: readonly NewRecord[];
  /** In the book already, and wanted once more: with ids of their own. */
  readonly again: readonly NewRecord[];
  readonly accounts: readonly Account[];
  /** Categories that are new, and rules for the names of others. */
  readonly categories: readonly Draft[];
}

/** Adds the records of a table, and their accounts. */
export function useAddTable(
  { fresh, again, accounts, categories }: Chosen,
  keepAnswers: () => Promise<void>,
) {
  const navigate = useNavigate();
  const { addRecords, isFull } = useWriteBook();
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    const copies = again.map((record) => ({ ...record, record_id: crypto.randomUUID() }));
    try {
      if (!(await addRecords([...fresh, ...copies], accounts, categories))) return;
      // The records are in the book, whether or not there is room for how the table was read.
      await keepAnswers().catch(() => undefined);
      const month = [...fresh, ...again].at(-1)?.record_date.slice(0, 7);
      void navigate(withOwnKeys(pathTo('bookkeeping'), { _month: month }));
    } finally {
      setAdding(false);
    }
  };
  // A second tap would add the copies again, under new ids: the button is disabled while adding.
  return { add, isAdding, isFull };
}
