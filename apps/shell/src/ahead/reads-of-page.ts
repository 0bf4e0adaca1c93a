import type { EarlyCall } from '@clearloan/api-client';
import { earlyCallsOfHome, earlyCallsOfLoan, earlyCallsOfOrders } from '@clearloan/loans';

/** What the screen at this path begins with, by what its route says; a test holds the two together. */
export function readsOfPage(path: string, isLoggedIn: boolean): readonly EarlyCall[] {
  const [, first, orderId, ...more] = path.split('/');
  const who = isLoggedIn ? 'borrower' : 'visitor';
  if (path === '/') return earlyCallsOfHome()[who];
  if (first !== 'orders' || more.length > 0) return [];
  return (orderId ? earlyCallsOfLoan({ orderId: decodeURIComponent(orderId) }) : earlyCallsOfOrders())[who];
}
