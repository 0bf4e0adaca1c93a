import { useLoggedIn } from '@clearloan/api-client';
import { pathTo } from '@clearloan/routes';
import { Details, List, ListHeading, ListItem, Page, SignOutIcon, TrashIcon } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BuildLine } from '../parts/build-line';
import { MarketFacts } from '../parts/market-facts';
import { EasierToRead } from './easier-to-read';
import { OnThisDevice } from './on-this-device';
import { SecurityList } from './security-list';

/** What makes the app easier to read, what it hides, how things are written and counted here, and the ways out. */
export function SettingsPage() {
  const { t } = useLingui();
  const isLoggedIn = useLoggedIn();
  return (
    <Page title={t`Settings`} back={isLoggedIn ? pathTo('mine') : pathTo('main')}>
      <EasierToRead />
      <OnThisDevice isLoggedIn={isLoggedIn} />
      <Details title={<Trans>Details: formats, time zone, APR</Trans>}>
        <MarketFacts />
      </Details>
      {isLoggedIn && <SecurityList />}
      {isLoggedIn && <WaysOut />}
      <BuildLine />
    </Page>
  );
}

function WaysOut() {
  return (
    <>
      <ListHeading>
        <Trans>Sign out or delete</Trans>
      </ListHeading>
      <List>
        <ListItem to={pathTo('logout')} icon={<SignOutIcon />} title={<Trans>Log out</Trans>} />
        <ListItem
          to={pathTo('deleteAccount')}
          icon={<TrashIcon />}
          title={<Trans>Delete my account</Trans>}
          note={<Trans>When you have no open loan</Trans>}
        />
      </List>
    </>
  );
}
