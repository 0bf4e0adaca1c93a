import { pathTo } from '@clearloan/routes';
import { useMarket } from '@clearloan/app-runtime';
import {
  AddressBookIcon,
  ChatCircleTextIcon,
  DeviceMobileIcon,
  HashIcon,
  ImageIcon,
  List,
  ListItem,
  MapPinIcon,
  Pad,
  Page,
  PhoneXIcon,
  Stack,
  Text,
  WifiSlashIcon,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refusedIn, type RefusedThing } from '../rules/refused';

/** Excluded by design: the app has no way to read these, whatever the borrower consents to. */
export function NeverPage() {
  const { t } = useLingui();
  const things = useRefusedText();
  return (
    <Page title={t`What we never ask for`} back={pathTo('privacyCentre')}>
      <Stack>
        <Pad>
          <Text tone="dim">
            <Trans>
              This app has no code to read any of this. If a lender asks you for it, it isn’t through us.
            </Trans>
          </Text>
        </Pad>
        <List>
          {refusedIn(useMarket()).map((thing) => (
            <ListItem
              key={thing}
              icon={things[thing].icon}
              title={things[thing].title}
              note={things[thing].note}
            />
          ))}
        </List>
      </Stack>
    </Page>
  );
}

interface Refused {
  readonly icon: ReactNode;
  readonly title: string;
  readonly note: string;
}

function useRefusedText(): Readonly<Record<RefusedThing, Refused>> {
  const { t } = useLingui();
  return {
    contacts: {
      icon: <AddressBookIcon />,
      title: t`Your contact list`,
      note: t`You enter the two contacts the lender needs. We don’t touch anyone else in your phone.`,
    },
    photos: {
      icon: <ImageIcon />,
      title: t`Your photos`,
      note: t`You take or pick each photo yourself. We only see that one.`,
    },
    messages: {
      icon: <ChatCircleTextIcon />,
      title: t`Your messages`,
      note: t`We send you codes. We don’t read your other messages.`,
    },
    calls: { icon: <PhoneXIcon />, title: t`Your calls`, note: t`Who you call is your business.` },
    preciseLocation: {
      icon: <MapPinIcon />,
      title: t`Your exact location`,
      note: t`If you allow location, we round it to about one kilometre before it leaves your phone.`,
    },
    wifiName: {
      icon: <WifiSlashIcon />,
      title: t`The name of your Wi-Fi`,
      note: t`It would show where you live.`,
    },
    identifiers: {
      icon: <HashIcon />,
      title: t`Advertising and device IDs`,
      note: t`They track you from app to app.`,
    },
    deviceState: {
      icon: <DeviceMobileIcon />,
      title: t`Battery, memory and storage`,
      note: t`They don’t show if you can repay.`,
    },
  };
}
