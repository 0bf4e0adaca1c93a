import type { AccountKind } from '../contract';
import type { BookSums } from '../rules/sums';
import './share-bar.css';

const kinds: readonly AccountKind[] = ['bank', 'wallet', 'cash'];

/** How what there is lies in bank, wallet and cash; a debt takes no room. The accounts below carry the same signs. */
export function ShareBar({ byKind }: { byKind: BookSums['byKind'] }) {
  if (kinds.every((kind) => byKind[kind] <= 0)) return null;
  return (
    <div className="cl-bookkeeping-shares" aria-hidden="true">
      {kinds.map((kind) => (
        <i
          key={kind}
          className={`cl-bookkeeping-${kind}`}
          style={{ flexGrow: Math.max(0, byKind[kind]) }}
          hidden={byKind[kind] <= 0}
        />
      ))}
    </div>
  );
}
