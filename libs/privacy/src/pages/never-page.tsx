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

/** Refused by design: the app has no way to read these, whatever anybody agrees to. */
export function NeverPage() {
  const { t } = useLingui();
  const things = useRefusedText();
  return (
    <Page title={t`What we never ask for`} back={pathTo('privacyCentre')}>
      <Stack gap={4}>
        <Pad>
          <Text tone="dim">
            <Trans>
              This app has no code to read any of it. A lender who asks you for it is not doing it through us.
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
      note: t`You type the two contacts that the lender wants. Nobody else in your phone is touched.`,
    },
    photos: {
      icon: <ImageIcon />,
      title: t`Your photos`,
      note: t`You take or pick each picture yourself. We see that one and no other.`,
    },
    messages: {
      icon: <ChatCircleTextIcon />,
      title: t`Your messages`,
      note: t`We send you codes. We do not read what others write to you.`,
    },
    calls: { icon: <PhoneXIcon />, title: t`Your calls`, note: t`Whom you call is not our business.` },
    preciseLocation: {
      icon: <MapPinIcon />,
      title: t`Your exact place`,
      note: t`If you allow location at all, it is rounded to about one kilometre before it leaves the phone.`,
    },
    wifiName: {
      icon: <WifiSlashIcon />,
      title: t`The name of your Wi-Fi`,
      note: t`It would tell where you live.`,
    },
    identifiers: {
      icon: <HashIcon />,
      title: t`Advertising and hardware numbers`,
      note: t`They follow you from app to app.`,
    },
    deviceState: {
      icon: <DeviceMobileIcon />,
      title: t`Battery, memory and storage`,
      note: t`They say nothing about whether you can pay.`,
    },
  };
}
