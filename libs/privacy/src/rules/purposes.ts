import type { Purpose } from '@clearloan/api-client/declare';
import type { Market } from '@clearloan/formatting';

const purposes = ['location', 'device', 'contacts', 'analytics', 'marketing'] as const satisfies Purpose[];

/** The purposes that a borrower can decide about in a market; contacts only where they may be sent at all. */
export const purposesIn = ({ contactsUpload }: Pick<Market, 'contactsUpload'>): Purpose[] =>
  purposes.filter((purpose) => purpose !== 'contacts' || contactsUpload === 'allowed');
