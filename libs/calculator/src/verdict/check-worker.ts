import { checkedClaim } from './checked-claim';
import type { CheckQuestion } from '../rules/claims';

/** Checks claims in a worker: receives a question, returns its verdict. */
self.addEventListener('message', ({ data }: MessageEvent<CheckQuestion>) => {
  self.postMessage(checkedClaim(data));
});
