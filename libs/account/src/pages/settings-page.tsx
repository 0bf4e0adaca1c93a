import { useLoggedIn } from '@clearloan/api-client';
import { buildId, useHasScreen, useLanguage, useMarket } from '@clearloan/app-runtime';
import { formatMinor } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import {
  BellRingingIcon,
  Details,
  DeviceMobileIcon,
  IdentificationCardIcon,
  List,
  ListHeading,
  ListItem,
  LockSimpleIcon,
  Page,
  ShieldCheckIcon,
  SignOutIcon,
  TrashIcon,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { isLockSet, canUseLock, isDeviceShared, onSharingChange } from '@clearloan/session';
import { EasierToRead } from './easier-to-read';
import { OnThisDevice } from './on-this-device';
import { innerRoutes } from '../inner-routes';
import { languageNames } from '../parts/language-item';

/** Settings for readability, hiding amounts and formats, and the ways to leave. */
export function SettingsPage() {
  const { t } = useLingui();
  const isLoggedIn = useLoggedIn();
  return (
    <Page title={t`Settings`} back={isLoggedIn ? pathTo('mine') : pathTo('main')} wide="lists">
      <EasierToRead />
      <OnThisDevice isLoggedIn={isLoggedIn} />
      {isLoggedIn && <MessagesList />}
      <Details>
        <DeviceDetails />
      </Details>
      {isLoggedIn && <SecurityList />}
      {isLoggedIn && <WaysOut />}
      <Details title={<Trans>For support</Trans>}>
        <MarketFacts />
      </Details>
    </Page>
  );
}

function WaysOut() {
  const canDelete = useHasScreen()(pathTo('deleteAccount'));
  return (
    <>
      <ListHeading>{canDelete ? <Trans>Log out or delete</Trans> : <Trans>Log out</Trans>}</ListHeading>
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

/** What the lender tells the borrower. */
function MessagesList() {
  const path = pathTo('notifications');
  if (!useHasScreen()(path)) return null;
  return (
    <>
      <ListHeading>
        <Trans>Messages</Trans>
      </ListHeading>
      <List>
        <ListItem
          to={path}
          icon={<BellRingingIcon />}
          title={<Trans>Notifications</Trans>}
          note={<Trans>Text messages, reminders and news on your devices</Trans>}
        />
      </List>
    </>
  );
}

/** What protects the account. */
const SecurityList = () => (
  <>
    <ListHeading>
      <Trans>Security</Trans>
    </ListHeading>
    <List>
      <ListItem
        to={innerRoutes.details}
        icon={<IdentificationCardIcon />}
        title={<Trans>Your details</Trans>}
        note={<Trans>View and edit</Trans>}
      />
      <ListItem
        to={innerRoutes.devices}
        icon={<DeviceMobileIcon />}
        title={<Trans>Where you’re logged in</Trans>}
        note={<Trans>Log out other devices</Trans>}
      />
      {'PublicKeyCredential' in window && (
        <ListItem
          to={pathTo('passkeys')}
          icon={<ShieldCheckIcon />}
          title={<Trans>Passkeys</Trans>}
          note={<Trans>Sign without a code</Trans>}
        />
      )}
      {canUseLock() && (
        <ListItem
          to={pathTo('appLock')}
          icon={<LockSimpleIcon />}
          title={<Trans>App lock</Trans>}
          note={<Trans>Fingerprint, face or PIN on this phone</Trans>}
          value={isLockSet() ? <Trans>On</Trans> : <Trans>Off</Trans>}
        />
      )}
    </List>
  </>
);

/** An example amount that shows symbol, groups and decimals. */
const exampleAmount = 123_450;

/**
 * The formats of the lender's market: configuration that support may ask for and that cannot be changed here.
 */
function MarketFacts() {
  const { t } = useLingui();
  const language = useLanguage();
  const market = useMarket();
  const apr = {
    nominal: { name: t`Nominal`, note: t`12 times the monthly rate` },
    actuarial: { name: t`Actuarial`, note: t`The rate per payment, times payments per year` },
    effective: { name: t`Effective`, note: t`With compound interest` },
  }[market.aprMethod];
  const languageName = new Intl.DisplayNames(language, { type: 'language' }).of(market.legalLanguage);
  return (
    <List>
      <ListItem title={<Trans>Currency format</Trans>} value={formatMinor(exampleAmount, market)} />
      <ListItem
        title={<Trans>Phone numbers</Trans>}
        value={`${market.phone.countryCode} ${market.phone.example}`}
      />
      <ListItem title={<Trans>Legal language</Trans>} value={languageName} />
      <ListItem title={<Trans>Annual rate (APR)</Trans>} note={apr.note} value={apr.name} />
      <ListItem
        title={<Trans>Your contact list</Trans>}
        value={market.contactsUpload === 'forbidden' ? t`Never sent` : t`Only with your consent`}
      />
    </List>
  );
}

/** Details for the borrower or support: version, language, time zone and local data. */
function DeviceDetails() {
  const language = useLanguage();
  const { timeZone } = useMarket();
  return (
    <List>
      <ListItem title={<Trans>Version</Trans>} value={buildId()} />
      <ListItem title={<Trans>Language</Trans>} value={languageNames[language]} />
      <ListItem title={<Trans>Time zone</Trans>} value={timeZone} />
      <Kept />
    </List>
  );
}

function Kept() {
  const isShared = useSyncExternalStore(onSharingChange, isDeviceShared);
  return (
    <ListItem
      title={<Trans>Saved on this phone</Trans>}
      note={
        isShared ? (
          <Trans>Only your settings, because you share this phone.</Trans>
        ) : (
          <Trans>
            Settings, your records, and what you read in the last 7 days. Logging out removes all but the
            settings.
          </Trans>
        )
      }
    />
  );
}
