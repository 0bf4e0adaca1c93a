import type { Purpose } from '@clearloan/api-client/declare';
import { useConsentPrompt, useMarket } from '@clearloan/app-runtime';
import {
  AddressBookIcon,
  DeviceMobileIcon,
  List,
  ListHeading,
  ListBulletsIcon,
  MapPinIcon,
  MegaphoneIcon,
  SwitchRow,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePurposeText } from '../parts/use-purpose-text';
import { usePrivacy } from '../privacy-context';
import { useConsentLogLines } from '../queries';
import { mayBeSent } from '../rules/consent';
import { purposesIn } from '../rules/purposes';

const icons: Readonly<Record<Purpose, ReactNode>> = {
  location: <MapPinIcon />,
  device: <DeviceMobileIcon />,
  contacts: <AddressBookIcon />,
  analytics: <ListBulletsIcon />,
  marketing: <MegaphoneIcon />,
};

/** One switch per purpose. Turning on first shows the text; turning off needs no confirmation. */
export function ChoiceList() {
  const { consents } = usePrivacy();
  const ask = useConsentPrompt();
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
