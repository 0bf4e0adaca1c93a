import { businessNow, type ConsoleDownload } from '@clearloan/lender';

/** Money that moved at the bank. */
export interface Movement {
  /** The bank's own id. */
  readonly id: string;
  /** Decimal; outgoing money is negative. */
  readonly amount: string;
  readonly currency: string;
  /** What the payer wrote, or the id of the lender's order. */
  readonly reference: string;
  /** The movement that this one takes back. */
  readonly reverses?: string;
}

/** The bank's books, from which it writes the lender's statement: what happened, whatever the bank reported. */
export interface Statement {
  /** Books a movement at its time, which may be ahead, in place of an earlier one with its id. */
  readonly book: (movement: Movement, at: Date) => void;
  /** Forgets a movement that does not happen after all. */
  readonly drop: (movement: Movement | undefined) => void;
  readonly download: ConsoleDownload;
  readonly clear: () => void;
}

export function openStatement(): Statement {
  const rows = new Map<string, Movement & { readonly at: Date }>();
  const csv = (now: Date): string =>
    [...rows.values()]
      .filter(({ at }) => at <= now)
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ id, at, amount, currency, reference, reverses = '' }) =>
        [id, localTime(at), amount, currency, reference, reverses].join(),
      )
      .join('\n');
  return {
    book: (movement, at) => {
      rows.set(movement.id, { ...movement, at });
    },
    drop: (movement) => {
      rows.delete(movement?.id ?? '');
    },
    download: {
      label: 'Bank statement',
      path: '/bank/statement.csv',
      type: 'text/csv; charset=utf-8',
      content: async () =>
        Buffer.from(`id,booked_at,amount,currency,reference,reverses\n${csv(await businessNow())}\n`),
    },
    clear: () => {
      rows.clear();
    },
  };
}

const hoursFromUtc = 7;

/** A bank writes its own time, without a zone. */
const localTime = (at: Date): string =>
  new Date(at.getTime() + hoursFromUtc * 3_600_000).toISOString().slice(0, -1);
