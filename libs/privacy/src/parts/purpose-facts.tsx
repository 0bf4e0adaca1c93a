import { Ledger, LedgerItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { PurposeWords } from './use-purpose-text';

/** What is sent, why, whether one must, how long it is kept, who sees it, and what a no means. */
export function PurposeFacts({ words }: { readonly words: PurposeWords }) {
  return (
    <Ledger>
      <LedgerItem title={<Trans>What we send</Trans>} note={words.items} />
      <LedgerItem title={<Trans>Why</Trans>} note={words.why} />
      <LedgerItem title={<Trans>Do I have to?</Trans>} note={<Trans>No. It is your choice.</Trans>} />
      <LedgerItem title={<Trans>How long it is kept</Trans>} note={words.kept} />
      <LedgerItem title={<Trans>Who sees it</Trans>} note={words.shared} />
      <LedgerItem title={<Trans>If you say no</Trans>} note={words.without} />
    </Ledger>
  );
}
