import { pathTo } from '@clearloan/routes';
import {
  InfoIcon,
  Ledger,
  LedgerHeading,
  LedgerItem,
  ShieldCheckIcon,
  useBrand,
  useIsOffered,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** Always there, whatever the lender's menu says: what leaves the phone is the borrower's to decide. */
export function AboutLedger() {
  const isOffered = useIsOffered();
  const { name: brandName } = useBrand();
  return (
    <>
      <LedgerHeading>
        <Trans>About</Trans>
      </LedgerHeading>
      <Ledger>
        {isOffered(pathTo('privacyCentre')) && (
          <LedgerItem
            to={pathTo('privacyCentre')}
            icon={<ShieldCheckIcon />}
            title={<Trans>My data and consent</Trans>}
          />
        )}
        <LedgerItem to={pathTo('aboutUs')} icon={<InfoIcon />} title={<Trans>About {brandName}</Trans>} />
      </Ledger>
    </>
  );
}
