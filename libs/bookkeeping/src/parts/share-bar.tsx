import { useLingui } from '@lingui/react/macro';
import type { AccountKind } from '../contract';
import type { BookSums } from '../rules/sums';
import './legend.css';
import './share-bar.css';

const kinds: readonly AccountKind[] = ['bank', 'wallet', 'cash'];

/** How what there is lies in bank, wallet and cash; a debt takes no room. */
export function ShareBar({ byKind }: { byKind: BookSums['byKind'] }) {
  const { t } = useLingui();
  const words: Record<AccountKind, string> = { bank: t`Bank`, wallet: t`Wallet`, cash: t`Cash` };
  if (kinds.every((kind) => byKind[kind] <= 0)) return null;
  return (
    <>
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
      <ul className="cl-bookkeeping-legend" aria-label={t`Colours`}>
        {kinds.map((kind) => (
          <li key={kind}>
            <i className={`cl-bookkeeping-${kind}`} />
            {words[kind]}
          </li>
        ))}
      </ul>
    </>
  );
}
