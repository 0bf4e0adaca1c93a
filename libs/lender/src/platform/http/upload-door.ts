import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { limits } from './body-parsers';
import { createGate } from './gate';
import { refuse } from '../context/refusal';

/** Concurrent uploads: per borrower, per lender, and how many may wait in the queue. */
const uploadsAtOnce = { borrower: 4, lender: 16, waiting: 200 } as const;

/** Admits an upload before its body is read. @param bytes the declared size; NaN if none is declared */
export type UploadDoor = <Result>(who: string, bytes: number, work: () => Promise<Result>) => Promise<Result>;

const tooMany = () =>
  refuse(codes.tooMany, msg`Other photos are still uploading. Send this one in a moment.`, {
    retryAfter: 5,
  });

/**
 * Limits the request bodies that this process holds. A borrower with too many concurrent uploads is rejected, so that nobody
 * fills the queue alone; uploads of different borrowers wait for each other unread. A body no larger than an ordinary request
 * bypasses the queue, so a reference without a receipt does not wait for photos.
 */
export function createUploadDoor(): UploadDoor {
  const underWay = new Map<string, number>();
  const gate = createGate({
    atOnce: uploadsAtOnce.lender,
    mostWaiting: uploadsAtOnce.waiting,
    full: tooMany,
  });
  const change = (borrowerId: string, by: 1 | -1) => {
    const count = (underWay.get(borrowerId) ?? 0) + by;
    if (count === 0) underWay.delete(borrowerId);
    else underWay.set(borrowerId, count);
  };
  return async (borrowerId, bytes, work) => {
    if (bytes <= limits.bodyBytes) return work();
    if ((underWay.get(borrowerId) ?? 0) >= uploadsAtOnce.borrower) throw tooMany();
    change(borrowerId, 1);
    try {
      return await gate.pass(work);
    } finally {
      change(borrowerId, -1);
    }
  };
}
