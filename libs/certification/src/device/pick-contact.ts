import * as v from 'valibot';

/** What a borrower chose to share of one person. */
export interface PickedContact {
  readonly name: string;
  readonly mobile: string;
}

/** The browser's own picker (Contact Picker API): the borrower chooses, the page sees no other contacts. */
const picker = v.object({
  select: v.custom<(properties: readonly string[], options: { multiple: boolean }) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
});
const picked = v.array(
  v.object({ name: v.optional(v.array(v.string()), []), tel: v.optional(v.array(v.string()), []) }),
);

/** Whether this device has such a picker. */
export const canPickContacts = (): boolean => 'contacts' in navigator && v.is(picker, navigator.contacts);

/** One person's name and first number; undefined if nobody was chosen. */
export async function pickContact(): Promise<PickedContact | undefined> {
  if (!('contacts' in navigator) || !v.is(picker, navigator.contacts)) return undefined;
  try {
    const chosen = v.parse(picked, await navigator.contacts.select(['name', 'tel'], { multiple: false }));
    const [person] = chosen;
    return person && { name: person.name[0] ?? '', mobile: person.tel[0] ?? '' };
  } catch {
    // Closed, or not permitted: they can be typed.
    return undefined;
  }
}
