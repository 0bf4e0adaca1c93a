import { offlineStore } from '@clearloan/api-client/offline';
import { useEffect, useState } from 'react';
import { nothingUnsent, unsentOf, type Unsent } from '../rules/unsent';

/** What this phone alone has of the borrower's own books; nothing until it is known. In no cache: a logout clears those. */
export function useUnsent(): Unsent {
  const [unsent, setUnsent] = useState(nothingUnsent);
  useEffect(() => {
    let isHere = true;
    void offlineStore()
      .pending()
      .then(
        (pending) => {
          if (isHere) setUnsent(unsentOf(pending));
        },
        // A phone that cannot be read has kept nothing that could be sent.
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, []);
  return unsent;
}
