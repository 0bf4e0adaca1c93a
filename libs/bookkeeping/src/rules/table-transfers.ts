import type { LineRead } from './table-line';

type RecordLine = Extract<LineRead, { readonly kind: 'record' }>;

const faceOf = ({ record }: RecordLine) => `${record.record_date} ${String(record.amount)}`;

/**
 * Tables of wallet apps have a transfer between two accounts of the book as two lines, one for each side, or as one that names
 * the other account. It is one record: the side it went out of becomes the transfer, the other one is left out and told.
 */
export function withTransfers(lines: readonly LineRead[]): readonly LineRead[] {
  if (!lines.some((line) => line.kind === 'record' && line.leg !== undefined)) return lines;
  const partners = partnersOf(lines);
  const taken = new Set(partners.values());
  return lines.map((line): LineRead => {
    if (line.kind !== 'record' || line.leg === undefined) return line;
    if (taken.has(line)) return { kind: 'problem', problem: 'leg', cell: line.written };
    const other = partners.get(line)?.record.account_id ?? line.leg.other;
    return other === undefined ? line : asTransfer(line, other);
  });
}

/** The line that came in for each one that went out: of the same day and amount, in another account. */
function partnersOf(lines: readonly LineRead[]): ReadonlyMap<RecordLine, RecordLine> {
  const legs = lines.flatMap((line) => (line.kind === 'record' && line.leg !== undefined ? [line] : []));
  const partners = new Map<RecordLine, RecordLine>();
  const outsByFace = new Map<string, RecordLine[]>();
  for (const leg of legs) {
    if (leg.record.book_type !== 'expense') continue;
    const face = faceOf(leg);
    outsByFace.set(face, [...(outsByFace.get(face) ?? []), leg]);
  }
  for (const side of legs) {
    if (side.record.book_type !== 'income') continue;
    const outs = outsByFace.get(faceOf(side)) ?? [];
    const free = outs.filter((out) => !partners.has(out));
    const first = free.find((out) => isPair(out, side));
    if (first !== undefined) partners.set(first, side);
    else exchange(free, side, outs, partners);
  }
  return partners;
}

/** Of three transfers in a circle, the last side may find only its own account free: it takes the partner of another pair. */
function exchange(
  free: readonly RecordLine[],
  side: RecordLine,
  outs: readonly RecordLine[],
  partners: Map<RecordLine, RecordLine>,
): void {
  for (const out of free) {
    const other = outs.find((each) => {
      const partner = partners.get(each);
      return partner !== undefined && isPair(each, side) && isPair(out, partner);
    });
    const partner = other && partners.get(other);
    if (other === undefined || partner === undefined) continue;
    partners.set(other, side);
    partners.set(out, partner);
    return;
  }
}

/** Sides of two accounts, each of which names the other one or none. */
function isPair(out: RecordLine, side: RecordLine): boolean {
  const [from, to] = [out.record.account_id, side.record.account_id];
  const names = (leg: RecordLine['leg'], account: string) =>
    leg?.other === undefined || leg.other === account;
  return from !== to && names(out.leg, to) && names(side.leg, from);
}

function asTransfer(line: RecordLine, other: string): RecordLine {
  const { record } = line;
  const [account_id, to_account_id] =
    record.book_type === 'expense' ? [record.account_id, other] : [other, record.account_id];
  return {
    ...line,
    record: { ...record, book_type: 'transfer', category_id: undefined, account_id, to_account_id },
  };
}
