import type { DayOrder } from '@clearloan/formatting';
import { useClock, useMarket } from '@clearloan/app-runtime';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Account } from '../contract';
import { bookPath } from '../paths';
import { mostBytes } from '../rules/limits';
import type { readTable } from '../rules/table-in';
import { splitKnown, type TableBook } from '../rules/table-known';
import type { NewRecord } from '../rules/table-line';
import { useWriteBook } from '../use-write-book';

/** The table parser is large: it loads while the borrower reads the screen. */
export const loadTables = () =>
  Promise.all([import('../rules/table-in'), import('../save-book'), import('../rules/table-text')]).catch(
    () => undefined,
  );

/** Long enough to paint the progress before a long table blocks the main thread. */
const drawnMs = 50;

export type Stage = 'idle' | 'reading' | 'tooLarge' | 'notLoaded';

interface PickedTable {
  readonly text: string;
  readonly readTable: typeof readTable;
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
    const [{ readTable }, , { textOf }] = parts;
    setPicked({ text: textOf(new Uint8Array(bytes)), readTable });
    setStage('idle');
  };
  return { picked, stage, pick };
}

const noTable = { records: [], accounts: [] } as const;

/** The picked table as parsed, and which parts of it are new in the book. */
export function useTableIn(book: TableBook, accounts: readonly Account[]) {
  const today = useClock().today();
  const market = useMarket();
  const { picked, pick, stage } = usePickedTable();
  useEffect(() => void loadTables(), []);
  const [order, setOrder] = useState<DayOrder>();
  const table = useMemo(
    () => picked?.readTable(picked.text, { accounts, account: 'cash', order, today, market }),
    [picked, accounts, order, today, market],
  );
  const split = useMemo(() => splitKnown(table ?? noTable, book), [table, book]);
  const onPick = (file: File) => {
    setOrder(undefined);
    void pick(file);
  };
  return { picking: { stage, onPick }, table, order, setOrder, split };
}

/** Adds the records of a table, and their accounts. */
export function useAddTable(records: readonly NewRecord[], accounts: readonly Account[]) {
  const navigate = useNavigate();
  const { saveRecords, isFull } = useWriteBook();
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    const made = records.map((record) => ({ ...record, record_id: crypto.randomUUID() }));
    const isKept = await saveRecords(made, accounts);
    setAdding(false);
    if (isKept) void navigate(bookPath(made.at(-1)?.record_date.slice(0, 7)));
  };
  // A second tap would add the same records again, under new ids: the button is disabled while adding.
  return { add, isAdding, isFull };
}
