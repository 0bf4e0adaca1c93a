import type { Market } from './market';
import { nationalPart } from './phone';
import { dot } from './decimal';

/** Always four dots, so that a mask does not reveal the length of the hidden part. */
const hidden = dot.repeat(4);

const leastHidden = 2;

/** Shows both ends; hides everything if hardly anything would be hidden. */
function maskMiddle(text: string, first: number, last: number): string {
  if (text.length < first + last + leastHidden) return hidden;
  return [text.slice(0, first), hidden, text.slice(text.length - last)]
    .filter((part) => part !== '')
    .join(' ');
}

/** A phone number → `+62 812 •••• 0417`: enough to recognise one's own. From another market: its last four digits. */
export function maskPhone(phone: string, market: Market): string {
  const national = nationalPart(phone, market);
  if (national === undefined) return maskMiddle(phone.replace(/\D/g, ''), 0, 4);
  return `${market.phone.countryCode} ${maskMiddle(national, 3, 4)}`;
}

/** A bank account, wallet or reference number, or its last four digits → `•••• 4417`. */
export function maskAccount(account: string): string {
  const plain = account.replace(/[^\dA-Za-z]/g, '');
  return plain.length === 4 ? `${hidden} ${plain}` : maskMiddle(plain, 0, 4);
}

/** The number of an identity document → `31 •••• 12`. */
export const maskIdNumber = (idNumber: string): string =>
  maskMiddle(idNumber.replace(/[^\dA-Za-z]/g, ''), 2, 2);

/** A person's name → the first letter of each word, `M••• T•••`. */
export function maskName(name: string): string {
  const initials = name.split(/\s+/).flatMap((word) => Array.from(word).slice(0, 1));
  return initials.map((initial) => initial + dot.repeat(3)).join(' ');
}
