import { count, encode } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { dueItem, reminderInfo, type DueItem, type Reminder } from '../contract';
import type { OwnDue } from './due-list';

/** The device's lists that this feature owns; `own` is a copy of the lender's data and is never sent. */
export const lists = { reminders: 'reminders', own: 'own dues', rung: 'rung bells' } as const;

type Wire = Readonly<Record<string, unknown>>;
type Items = readonly { readonly wire: Wire }[];

/** Parses stored reminders; an item in an older format is left out. */
export const remindersFrom = (items: Items): Reminder[] =>
  items.flatMap(({ wire }) => {
    const parsed = v.safeParse(reminderInfo.data, wire);
    return parsed.success ? [parsed.output] : [];
  });

export const reminderDraft = (reminder: Reminder) => ({
  list: lists.reminders,
  id: reminder.id,
  day: reminder.repayTime,
  wire: Object(encode(reminderInfo.data, reminder)) as Wire,
});

const ownDue = v.object({ due: dueItem, sequence: count });

export const ownDuesFrom = (items: Items): OwnDue[] =>
  items.flatMap(({ wire }) => {
    const parsed = v.safeParse(ownDue, wire);
    return parsed.success ? [parsed.output] : [];
  });

const ownDraft = ({ due, sequence }: OwnDue, deleted: boolean) => ({
  list: lists.own,
  id: due.id,
  day: due.repayTime,
  staysHere: true,
  deleted,
  wire: { due: encode(dueItem, due), sequence } as Wire,
});

/**
 * What the device has to write to match the lender's data of own loans: the sequence of a moved payment increases by
 * one.
 */
export function ownChanges(stored: readonly OwnDue[], fresh: readonly DueItem[]) {
  const known = new Map(stored.map((each) => [each.due.id, each]));
  const changed = fresh.flatMap((due) => {
    const before = known.get(due.id);
    const hasMoved = before !== undefined && before.due.repayTime !== due.repayTime;
    const sequence = (before?.sequence ?? 0) + (hasMoved ? 1 : 0);
    return before !== undefined && isSame(before.due, due) ? [] : [ownDraft({ due, sequence }, false)];
  });
  const gone = stored.filter(({ due }) => !fresh.some(({ id }) => id === due.id));
  return [...changed, ...gone.map((each) => ownDraft(each, true))];
}

const isSame = (one: DueItem, other: DueItem): boolean =>
  JSON.stringify(encode(dueItem, one)) === JSON.stringify(encode(dueItem, other));
