import { resolveRedirect } from '@clearloan/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useBrand } from '@clearloan/app-runtime';
import { useMarket } from '@clearloan/app-runtime';
import { Dialog } from './dialog';

interface OutsidePlace {
  readonly url: string;
  readonly host: string;
}

export interface Leaving {
  /** Opens the confirmation to leave; `undefined` for a URL that is not allowed. */
  readonly ask: (address: string | undefined) => (() => void) | undefined;
  /** Render once on the page. */
  readonly question: ReactNode;
}

/**
 * Links to other sites: only those on the market's allow list, and only after the borrower has seen the name.
 */
export function useLeaving(): Leaving {
  const { outsideHosts } = useMarket();
  const [place, setPlace] = useState<OutsidePlace>();
  return {
    ask: (address) => {
      const setting = { origin: window.location.origin, allowedHosts: outsideHosts };
      const destination = resolveRedirect(address, setting);
      return destination.kind === 'external' ? () => setPlace(destination) : undefined;
    },
    question: <LeaveQuestion place={place} onDone={() => setPlace(undefined)} />,
  };
}

function LeaveQuestion({ place, onDone }: { place: OutsidePlace | undefined; onDone: () => void }) {
  const { t } = useLingui();
  const { name: brandName } = useBrand();
  const host = place?.host ?? '';
  return (
    <Dialog
      open={place !== undefined}
      title={t`You’re leaving ${brandName}`}
      confirmLabel={t`Go to ${host}`}
      cancelLabel={t`Stay here`}
      onConfirm={() => {
        if (place) window.open(place.url, '_blank', 'noopener,noreferrer');
        onDone();
      }}
      onCancel={onDone}
    >
      <Trans>
        The next page belongs to <b>{host}</b>. Never enter your code or password there.
      </Trans>
    </Dialog>
  );
}
