import { useLoggedIn } from '@clearloan/api-client';
import type { Purpose } from '@clearloan/api-client/declare';
import { pathTo } from '@clearloan/routes';
import { useAskConsent, useMarket } from '@clearloan/app-runtime';
import {
  AddressBookIcon,
  BriefcaseIcon,
  DeviceMobileIcon,
  IdentificationCardIcon,
  List,
  ListBulletsIcon,
  ListHeading,
  ListItem,
  LockSimpleFillIcon,
  MapPinIcon,
  MegaphoneIcon,
  Note,
  Pad,
  Page,
  PrimaryAction,
  Stamp,
  SwitchRow,
  Text,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mayBeSent } from '../rules/consent';
import { purposesIn } from '../rules/call-purpose';
import { usePrivacy } from '../privacy-context';
import { useAccountConsents, useConsentLogLines } from '../queries';
import { RightsList } from './rights-list';
import { usePurposeText } from '../parts/use-purpose-text';
import '../parts/you-decide.css';

/**
 * The privacy centre: the borrower chooses what may be sent, with one switch per purpose and one button to turn
 * all off.
 */
export function CentrePage() {
  const { t } = useLingui();
  const isLoggedIn = useLoggedIn();
  const account = useAccountConsents();
  return (
    <Page title={t`My data`} back={pathTo(isLoggedIn ? 'mine' : 'main')} bottomBar={<AllOff />}>
      <YouDecide />
      {account.error && (
        <Pad>
          <Note kind="wait" title={<Trans>The lender didn’t reply</Trans>}>
            <Trans>Choices you made on another phone may not show here.</Trans>
          </Note>
        </Pad>
      )}
      <ChoiceList />
      <NeededList />
      <RightsList isLoggedIn={isLoggedIn} />
    </Page>
  );
}

/** Refusing everything takes one tap; the button is hidden if everything is off. */
function AllOff() {
  const { consents } = usePrivacy();
  const market = useMarket();
  const lines = useConsentLogLines();
  const permitted = purposesIn(market).filter((purpose) => mayBeSent(purpose, lines, market));
  const withdrawAll = () => {
    for (const purpose of permitted) void consents.withdraw(purpose);
  };
  if (permitted.length === 0) return null;
  return (
    <PrimaryAction kind="line" onClick={withdrawAll}>
      <Trans>Turn off all choices</Trans>
    </PrimaryAction>
  );
}

/** The purpose of this page, in one sentence. */
function YouDecide() {
  return (
    <div className="cl-privacy-lead">
      <h2 className="cl-privacy-question">
        <Trans>You decide</Trans>
      </h2>
      <Text tone="dim">
        <Trans>Turn off what the loan doesn’t need. It won’t change your price.</Trans>
      </Text>
    </div>
  );
}

/** What a loan requires, listed here so that nobody looks for a switch. */
function NeededList() {
  return (
    <>
      <ListHeading>
        <Trans>Required while your loan is open</Trans>
      </ListHeading>
      <List>
        <ListItem
          icon={<IdentificationCardIcon />}
          title={<Trans>ID and face</Trans>}
          note={<Trans>Required by law.</Trans>}
          stamp={<Needed />}
          strong
        />
        <ListItem
          icon={<BriefcaseIcon />}
          title={<Trans>Job and income</Trans>}
          note={<Trans>To check what you can repay.</Trans>}
          stamp={<Needed />}
          strong
        />
      </List>
    </>
  );
}

const Needed = () => (
  <Stamp kind="idle" icon={LockSimpleFillIcon}>
    <Trans>Required</Trans>
  </Stamp>
);

const icons: Readonly<Record<Purpose, ReactNode>> = {
  location: <MapPinIcon />,
  device: <DeviceMobileIcon />,
  contacts: <AddressBookIcon />,
  analytics: <ListBulletsIcon />,
  marketing: <MegaphoneIcon />,
};

/** One switch per purpose. Turning on first shows the text; turning off needs no confirmation. */
function ChoiceList() {
  const { consents } = usePrivacy();
  const ask = useAskConsent();
  const text = usePurposeText();
  const market = useMarket();
  const lines = useConsentLogLines();
  return (
    <>
      <ListHeading>
        <Trans>Your choice</Trans>
      </ListHeading>
      <List>
        {purposesIn(market).map((purpose) => (
          <SwitchRow
            key={purpose}
            icon={icons[purpose]}
            title={text[purpose].title}
            note={text[purpose].note}
            checked={mayBeSent(purpose, lines, market)}
            onChange={(isOn) => void (isOn ? ask(purpose) : consents.withdraw(purpose))}
          />
        ))}
      </List>
    </>
  );
}
