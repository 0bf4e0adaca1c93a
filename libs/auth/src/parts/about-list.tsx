import { pathTo } from '@clearloan/routes';
import { useBrand, useIsOffered } from '@clearloan/app-runtime';
import { InfoIcon, List, ListHeading, ListItem, ShieldCheckIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** Always there, whatever the lender's menu says: what leaves the phone is the borrower's to decide. */
export function AboutList() {
  const isOffered = useIsOffered();
  const { name: brandName } = useBrand();
  return (
    <>
      <ListHeading>
        <Trans>About</Trans>
      </ListHeading>
      <List>
        {isOffered(pathTo('privacyCentre')) && (
          <ListItem
            to={pathTo('privacyCentre')}
            icon={<ShieldCheckIcon />}
            title={<Trans>My data and consent</Trans>}
          />
        )}
        <ListItem to={pathTo('aboutUs')} icon={<InfoIcon />} title={<Trans>About {brandName}</Trans>} />
      </List>
    </>
  );
}
