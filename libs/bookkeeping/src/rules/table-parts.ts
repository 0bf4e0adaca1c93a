import type { Minor } from '@clearloan/api-client/declare';
import type { LineRead } from './table-line';

type RecordLine = Extract<LineRead, { readonly kind: 'record' }>;

/** How wallet apps mark a payment that was divided among categories, and its parts: `(SPLIT INTO 3)`, `(SPLIT 1 OF 3)`. */
const whole = /\bsplit into (\d{1,3})\b/iu;
const part = /\bsplit \d{1,3} (?:of|\/) (\d{1,3})\b/iu;

const markIn = ({ record }: RecordLine, mark: RegExp) =>
  mark.exec(`${record.note ?? ''} ${record.address ?? ''}`)?.[1];
const changeOf = ({ record }: RecordLine): Minor =>
  record.book_type === 'income' ? record.amount : -record.amount;

/**
 * A payment that a wallet app divided is in its table as a whole and in parts. The parts are records, each with its category;
 * a whole that they add up to is left out as a total.
 */
export function withoutDivided(lines: readonly LineRead[]): readonly LineRead[] {
  const partsByFace = new Map<string, RecordLine[]>();
  for (const line of lines) {
    if (line.kind !== 'record') continue;
    const count = markIn(line, part);
    if (count === undefined) continue;
    const face = faceOf(line, count);
    partsByFace.set(face, [...(partsByFace.get(face) ?? []), line]);
  }
  if (partsByFace.size === 0) return lines;
  return lines.map((line): LineRead => {
    const count = line.kind === 'record' ? markIn(line, whole) : undefined;
    if (line.kind !== 'record' || count === undefined) return line;
    const parts = partsByFace.get(faceOf(line, count)) ?? [];
    const own = groupsOf(parts, Number(count)).find((group) => sumOf(group) === changeOf(line));
    return own === undefined ? line : { kind: 'problem', problem: 'total', cell: line.written };
  });
}

const faceOf = ({ record }: RecordLine, count: string) =>
  `${record.record_date} ${record.account_id} ${count}`;
const sumOf = (lines: readonly RecordLine[]) => lines.reduce((sum, line) => sum + changeOf(line), 0);

/** Parts stand together, in one order or the other. */
const groupsOf = (parts: readonly RecordLine[], count: number): RecordLine[][] =>
  parts.flatMap((_part, at) => (at + count <= parts.length ? [parts.slice(at, at + count)] : []));
