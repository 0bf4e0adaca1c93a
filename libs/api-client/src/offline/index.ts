/** Things that the phone keeps and changes without a network, and sends when there is one. No money moves this way. */
export { createBox, PhoneFull } from './offline-store';
export type { Box, Link } from './offline-store';
export type { Conflict, Draft, KeptItem, Pending } from './stored-item';
export { createMemoryShelf } from './memory-backend';
export { readMoney, tellMoney } from './local-money';
export type { MoneyOnPhone } from './local-money';
export { closePhoneBox, phoneBox } from './device-store';
export { sendAndFetch } from './send-and-fetch';
export type { Changes, Line } from './send-and-fetch';
export type { DaySpan, Waiting } from './store-backend';
export { useKept } from './use-offline-query';
export { useSending } from './use-sending';
export type { Sending } from './use-sending';
