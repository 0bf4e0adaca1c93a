/** Things that the phone keeps and changes without a network, and sends when there is one. No money moves this way. */
export { createBox, PhoneFull } from './box';
export type { Box, Link } from './box';
export type { Conflict, Draft, KeptItem, Pending } from './kept-item';
export { createMemoryShelf } from './memory-shelf';
export { readMoney, tellMoney } from './money-on-phone';
export type { MoneyOnPhone } from './money-on-phone';
export { closePhoneBox, phoneBox } from './phone-box';
export { sendAndFetch } from './send-and-fetch';
export type { Changes, Line } from './send-and-fetch';
export type { DaySpan, Waiting } from './shelf';
export { useKept } from './use-kept';
export { useSending } from './use-sending';
export type { Sending } from './use-sending';
