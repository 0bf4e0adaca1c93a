import { deviceStore, pushDeclinedEntry, useApiClient, useLoggedIn, useRead } from '@clearloan/api-client';
import { useLanguage, useSharedDevice } from '@clearloan/app-runtime';
import { formatDay, type Day } from '@clearloan/formatting';
import { BellRingingIcon, Button, Inline, Note, Pad, useOnlineTap } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { pushSetting } from '../contract/push';
import { pushSupport, subscribedEndpoint } from '../device/push-browser';
import { turnOn } from '../device/push-reminders';

export interface PushQuestionProps {
  /** The next due date, `YYYY-MM-DD`. */
  readonly day: Day;
}

type Answer = 'none' | 'busy' | 'failed' | 'on' | 'no';

/**
 * Offers reminders on this device beside the dates that they are about. It appears where a tap can turn them on: not on a
 * shared device, not where the browser or the lender has no push messages, not where they are on, and not after a no.
 */
export function PushQuestion({ day }: PushQuestionProps) {
  const { publicKey, answer, turn, decline } = usePushQuestion();
  const locale = useLanguage();
  const due = formatDay(day, locale);
  if (publicKey === undefined || answer === 'no') return null;
  if (answer === 'on')
    return (
      <Pad>
        <Note kind="paid" role="status" title={<Trans>We’ll remind you on this device</Trans>} />
      </Pad>
    );
  return (
    <Pad>
      <Note icon={BellRingingIcon} title={<Trans>Want a reminder before {due}?</Trans>}>
        <p role={answer === 'failed' ? 'alert' : undefined}>
          {answer === 'failed' ? (
            <Trans>This didn’t work. Check your connection, then try again.</Trans>
          ) : (
            <Trans>
              Three days before a payment is due, and on the day. Loan name and amount stay private.
            </Trans>
          )}
        </p>
        <Inline>
          <Button small loading={answer === 'busy'} onClick={turn}>
            <Trans>Remind me</Trans>
          </Button>
          <Button small kind="line" onClick={decline}>
            <Trans>No, thanks</Trans>
          </Button>
        </Inline>
      </Note>
    </Pad>
  );
}

/** The browser asks for its permission only after the tap; who refuses there has answered too. */
function usePushQuestion() {
  const client = useApiClient();
  const isShared = useSharedDevice();
  const { maySend } = useOnlineTap();
  const [answer, setAnswer] = useState<Answer>('none');
  const canOffer = useCanOffer();
  const isLoggedIn = useLoggedIn();
  const isFree = canOffer && isLoggedIn && !isShared;
  const { data } = useRead(pushSetting, {}, { enabled: isFree });
  const publicKey = isFree ? data?.publicKey : undefined;
  const decline = () => {
    deviceStore.set(pushDeclinedEntry, 'yes');
    setAnswer('no');
  };
  const turn = () => {
    if (publicKey === undefined || answer === 'busy' || !maySend()) return;
    setAnswer('busy');
    Notification.requestPermission()
      .then(async (permission) => {
        if (permission === 'granted') {
          await turnOn(client, publicKey);
          setAnswer('on');
        } else decline();
      })
      .catch(() => setAnswer('failed'));
  };
  return { publicKey, answer, turn, decline };
}

/** Whether this browser could be reminded, is not yet, and its borrower has not said no. */
function useCanOffer(): boolean {
  const [canOffer, setCanOffer] = useState(false);
  useEffect(() => {
    if (pushSupport() !== 'yes' || Notification.permission === 'denied') return;
    if (deviceStore.get(pushDeclinedEntry) !== null) return;
    subscribedEndpoint().then(
      (endpoint) => setCanOffer(endpoint === undefined),
      () => undefined,
    );
  }, []);
  return canOffer;
}
