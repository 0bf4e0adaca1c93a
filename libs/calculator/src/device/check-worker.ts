import { checkedClaim, type CheckQuestion } from '../rules/claims';

/** Checks claims in a worker: receives a question with its number, returns the verdict with the same number. */
self.addEventListener('message', ({ data }: MessageEvent<{ no: number; asked: CheckQuestion }>) => {
  self.postMessage({ no: data.no, checked: checkedClaim(data.asked) });
});
