import { isKnown } from '@clearloan/api-client/declare';
import { formatDayAndTime } from '@clearloan/formatting';
import { useLanguage, useMarket } from '@clearloan/app-runtime';
import { Button, DeviceMobileIcon, ListItem, Stamp } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { deviceBrowsers, deviceSystems, type DeviceSession } from '../contract';
import type { EndingSessions } from './use-ending-sessions';

/** Product names, the same in every language. */
const browserNames = {
  ...{ chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' },
  ...{ samsung: 'Samsung Internet', other: undefined },
} satisfies Record<(typeof deviceBrowsers)[number], string | undefined>;
const systemNames = {
  ...{ android: 'Android', ios: 'iOS', windows: 'Windows', macos: 'macOS', linux: 'Linux', other: undefined },
} satisfies Record<(typeof deviceSystems)[number], string | undefined>;

export interface DeviceItemProps {
  readonly device: DeviceSession;
  readonly ending: EndingSessions;
}

/** One device: its browser and system, when it was last used, and how to log it out or forget it. */
export function DeviceItem({ device, ending }: DeviceItemProps) {
  const { t } = useLingui();
  const name = useDeviceName(device);
  return (
    <ListItem
      icon={<DeviceMobileIcon />}
      title={name}
      note={<LastUsed device={device} />}
      value={
        device.isCurrent ? (
          <Stamp kind="paid">
            <Trans>This device</Trans>
          </Stamp>
        ) : (
          <Button
            kind="line"
            small
            disabled={ending.isBusy}
            label={device.isLoggedIn === false ? t`Forget ${name}` : t`Log out ${name}`}
            onClick={() => ending.run(device)}
          >
            {device.isLoggedIn === false ? <Trans>Forget</Trans> : <Trans>Log out</Trans>}
          </Button>
        )
      }
    />
  );
}

function useDeviceName({ browser, system }: DeviceSession): string {
  const { t } = useLingui();
  const browserName = isKnown(deviceBrowsers, browser) ? browserNames[browser] : browser;
  const systemName = isKnown(deviceSystems, system) ? systemNames[system] : system;
  if (browserName === undefined) return systemName ?? t`Unknown device`;
  return systemName === undefined ? browserName : t`${browserName} on ${systemName}`;
}

function LastUsed({ device: { seenAt, startedAt, isShared, isLoggedIn } }: Pick<DeviceItemProps, 'device'>) {
  const language = useLanguage();
  const { timeZone } = useMarket();
  const seen = formatDayAndTime(seenAt, language, timeZone);
  const started = formatDayAndTime(startedAt, language, timeZone);
  if (isLoggedIn === false)
    return (
      <>
        <Trans>Last login {seen}</Trans>
        <br />
        <Trans>Logged out. We still recognise it at login.</Trans>
      </>
    );
  return (
    <>
      <Trans>Last used {seen}</Trans>
      <br />
      <Trans>Logged in {started}</Trans>
      {isShared && (
        <>
          <br />
          <Trans>Shared device</Trans>
        </>
      )}
    </>
  );
}
