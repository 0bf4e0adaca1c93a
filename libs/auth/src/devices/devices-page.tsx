import { pathTo } from '@clearloan/routes';
import {
  isOffline,
  List,
  Note,
  Pad,
  Page,
  PrimaryAction,
  PrimaryRetry,
  ReadFailure,
  SkeletonList,
  Stack,
} from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeviceSession } from '../contract';
import { useSessions } from '../account-queries';
import { SendFailure } from '../parts/send-failure';
import { DeviceItem } from './device-item';
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
    <Stack gap={4}>
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
