import {
  BriefcaseIcon,
  IdentificationCardIcon,
  Ledger,
  LedgerHeading,
  LedgerItem,
  LockSimpleFillIcon,
  Stamp,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** What a loan cannot do without; said here, so that nobody looks for a switch. */
export function NeededLedger() {
  return (
    <>
      <LedgerHeading>
        <Trans>Needed while your loan is open</Trans>
      </LedgerHeading>
      <Ledger>
        <LedgerItem
          icon={<IdentificationCardIcon />}
          title={<Trans>ID and face</Trans>}
          note={<Trans>The law asks who gets the money.</Trans>}
          stamp={<Needed />}
          strong
        />
        <LedgerItem
          icon={<BriefcaseIcon />}
          title={<Trans>Job and income</Trans>}
          note={<Trans>To check what you can pay back.</Trans>}
          stamp={<Needed />}
          strong
        />
      </Ledger>
    </>
  );
}

const Needed = () => (
  <Stamp kind="idle" icon={LockSimpleFillIcon}>
    <Trans>Needed</Trans>
  </Stamp>
);
