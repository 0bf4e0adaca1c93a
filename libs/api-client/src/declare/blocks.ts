import * as v from 'valibot';
import { text } from './wire';

/** A block that this build cannot show: its type is unknown or its content is invalid. Screens skip it. */
export const unreadableBlock = v.object({ type: v.literal('UNREADABLE'), of: text(64) });

type BlockSchema = v.ObjectSchema<
  v.ObjectEntries & { readonly type: v.LiteralSchema<string, undefined> },
  undefined
>;

/**
 * A list of blocks distinguished by `type`. Blocks are parsed independently: an unknown or invalid one
 * becomes `{ type: 'UNREADABLE', of: <its type> }` and does not affect the others.
 */
export const blocksOf = <const Known extends readonly BlockSchema[]>(known: Known) =>
  v.array(
    v.fallback(v.variant('type', [...known, unreadableBlock]), (dataset) => ({
      type: 'UNREADABLE' as const,
      of: typeOf(dataset?.value),
    })),
  );

function typeOf(block: unknown): string {
  const type: unknown = typeof block === 'object' && block !== null && 'type' in block ? block.type : '';
  return typeof type === 'string' ? type.slice(0, 64) : '';
}
