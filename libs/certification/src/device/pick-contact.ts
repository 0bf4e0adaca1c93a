import * as v from 'valibot';

/** What a borrower chose to show of one person. */
export interface PickedContact {
  readonly name: string;
  readonly mobile: string;
}

/** The browser's own picker (Contact Picker API): the borrower chooses, the page sees nobody else. */
const picker = v.object({
  select: v.custom<(properties: readonly string[], options: { multiple: boolean }) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
});
const picked = v.array(
  v.object({ name: v.optional(v.array(v.string()), []), tel: v.optional(v.array(v.string()), []) }),
);

/** Is there such a picker on this device? */
export const canPickContacts = (): boolean => 'contacts' in navigator && v.is(picker, navigator.contacts);

/** One person, their name and first number; nothing when the borrower chose nobody. */
export async function pickContact(): Promise<PickedContact | undefined> {
  if (!('contacts' in navigator) || !v.is(picker, navigator.contacts)) return undefined;
  try {
    const chosen = v.parse(picked, await navigator.contacts.select(['name', 'tel'], { multiple: false }));
    const [person] = chosen;
    return person && { name: person.name[0] ?? '', mobile: person.tel[0] ?? '' };
  } catch {
    // Closed, or not allowed: they can be typed.
    return undefined;
  }
}
