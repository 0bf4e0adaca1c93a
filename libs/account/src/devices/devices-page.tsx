import { isKnown } from '@clearloan/api-client/declare';
import { useLanguage, useMarket } from '@clearloan/app-runtime';
import { formatDayAndTime } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import {
  Button,
  DeviceMobileIcon,
  List,
  ListItem,
  Note,
  Pad,
  Page,
  PrimaryAction,
  PrimaryRetry,
  ReadFailure,
  SkeletonList,
  Stack,
  Stamp,
  isOffline,
} from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SendFailure } from '@clearloan/session';
import { deviceBrowsers, deviceSystems, type DeviceSession } from '../contract';
import { useSessions } from '../queries';
import { useEndingSessions, type EndingSessions } from './use-ending-sessions';

/** The borrower's sessions; other devices are logged out with a code, one by one or all at once. */
export function DevicesPage() {
  const { t } = useLingui();
  const read = useSessions();
  const ending = useEndingSessions(() => read.refetch());
  const count =
    read.data?.list.filter(({ isCurrent, isLoggedIn }) => !isCurrent && isLoggedIn !== false).length ?? 0;
  return (
    <Page
      title={t`Where you’re logged in`}
      back={pathTo('setting')}
      bottomBar={
        isOffline(read) ? (
          <PrimaryRetry read={read} />
        ) : (
          count > 0 && (
            <PrimaryAction kind="line" loading={ending.isBusy} onClick={() => ending.run()}>
              <Plural value={count} one="Log out the other device" other="Log out # other devices" />
            </PrimaryAction>
          )
        )
      }
    >
      <ReadFailure read={read} title={t`Your devices didn’t load`} />
      {read.isPending && <SkeletonList rows={3} />}
      {read.data && <Devices list={read.data.list} hasOthers={count > 0} ending={ending} />}
    </Page>
  );
}

interface DevicesProps {
  readonly list: readonly DeviceSession[];
  readonly hasOthers: boolean;
  readonly ending: EndingSessions;
}

function Devices({ list, hasOthers, ending }: DevicesProps) {
  const { t } = useLingui();
  const { ended, isForgotten, failure } = ending;
  return (
    <Stack>
      <List label={t`Devices`}>
        {list.map((device) => (
          <DeviceItem key={device.deviceId} device={device} ending={ending} />
        ))}
      </List>
      <Pad>
        <Stack gap={3}>
          {ended !== undefined && isForgotten && (
            <Note kind="paid" role="status" title={<Trans>Device forgotten</Trans>}>
              <Trans>If you didn’t recognise it, change your password.</Trans>
            </Note>
          )}
          {ended !== undefined && !isForgotten && (
            <Note kind="paid" role="status" title={<Trans>Logged out</Trans>}>
              <Plural
                value={ended}
                one="# device was logged out. If you didn’t recognise it, change your password."
                other="# devices were logged out. If you didn’t recognise them, change your password."
              />
            </Note>
          )}
          <SendFailure failure={failure} />
          {!hasOthers && (
            <Note title={<Trans>You’re logged in only here</Trans>}>
              <Trans>If anyone logs in with your number, their device shows up here.</Trans>
            </Note>
          )}
        </Stack>
      </Pad>
    </Stack>
  );
}

/** Product names, the same in every language. */
const browserNames = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: undefined,
} satisfies Record<(typeof deviceBrowsers)[number], string | undefined>;
const systemNames = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  other: undefined,
} satisfies Record<(typeof deviceSystems)[number], string | undefined>;

interface DeviceItemProps {
  readonly device: DeviceSession;
  readonly ending: EndingSessions;
}

/** One device: its browser and system, when it was last used, and how to log it out or forget it. */
function DeviceItem({ device, ending }: DeviceItemProps) {
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
