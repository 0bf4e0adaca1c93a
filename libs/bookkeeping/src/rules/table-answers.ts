import * as v from 'valibot';
import { columnRoles } from './table-headings';
import type { TableAnswers } from './table-context';

/** How the device keeps what the borrower said about tables of one shape. */
const kept = v.object({
  columns: v.optional(v.array(v.nullable(v.picklist(columnRoles)))),
  signs: v.optional(v.picklist(['asWritten', 'turned'])),
});

export const answersText = ({ columns, signs }: TableAnswers): string =>
  JSON.stringify({ columns: columns?.map((column) => column ?? null), signs });

/** The inverse of `answersText`; undefined for a text in another format. */
export function answersFrom(text: string): TableAnswers | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text);
  if (!parsed.success) return undefined;
  const { columns, signs } = parsed.output;
  return { columns: columns?.map((column) => column ?? undefined), signs };
}
