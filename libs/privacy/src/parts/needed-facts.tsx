import { Ledger, LedgerHeading, LedgerItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** What a loan needs, each with its reason. */
export function NeededFacts() {
  return (
    <>
      <LedgerHeading>
        <Trans>Needed for a loan</Trans>
      </LedgerHeading>
      <Ledger>
        <LedgerItem
          title={<Trans>Phone number</Trans>}
          note={<Trans>To log you in and to reach you about your loan.</Trans>}
        />
        <LedgerItem
          title={<Trans>ID and face</Trans>}
          note={<Trans>The law asks who gets the money. Pictures go to your lender only.</Trans>}
        />
        <LedgerItem
          title={<Trans>Job, income and two contacts</Trans>}
          note={<Trans>To check what you can pay back. The two people can never be asked to pay.</Trans>}
        />
        <LedgerItem
          title={<Trans>Bank account</Trans>}
          note={
            <Trans>To send you the money. We never ask for card numbers or passwords of your bank.</Trans>
          }
        />
        <LedgerItem
          title={<Trans>Loans and payments</Trans>}
          note={<Trans>To keep the books right. The law says how long.</Trans>}
        />
        <LedgerItem
          title={<Trans>What went wrong</Trans>}
          note={
            <Trans>
              When the app fails, it tells us which page and which call. Never who you are or what you typed.
            </Trans>
          }
        />
      </Ledger>
    </>
  );
}
