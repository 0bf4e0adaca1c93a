import type { Facts } from '../screens/reach';
import type { Hands } from './hands';

/** Stores a borrower's session on the device before the app starts, from a file of the same origin. */
export async function enter(hands: Hands, { sessionId }: Facts): Promise<void> {
  if (sessionId === undefined) return;
  await hands.open('/version.json');
  await hands.store('clearloan.login', JSON.stringify({ sessionId }));
}
