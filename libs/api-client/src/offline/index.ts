/** Data that the device stores, changes offline, and syncs when online. No money moves this way. */
export { createOfflineStore, StorageFull } from './offline-store';
export type { OfflineStore, Link } from './offline-store';
export type { Conflict, Draft, StoredItem, Pending, DaySpan, Waiting } from './stored-item';
export { addBook, copyBook } from './book-copy';
export type { BookCopy } from './book-copy';
export { createMemoryBackend } from './memory-backend';
export { readLocalMoney, writeLocalMoney } from './local-money';
export type { LocalMoney } from './local-money';
export { closeOfflineStore, offlineStore } from './device-store';
export { syncLists } from './sync-lists';
export type { Changes, SyncedList } from './sync-lists';
export { useOfflineQuery } from './use-offline-query';
export { useSending } from './use-sending';
export type { Sending } from './use-sending';
