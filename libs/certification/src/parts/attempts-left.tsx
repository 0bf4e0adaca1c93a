import { formatDayAndTime } from '@clearloan/formatting';
import { useLanguage, useMarket } from '@clearloan/app-runtime';
import { Note, Text } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { FaceAttempts } from '../contract';

/** How many attempts the face check has left, or when it can be started again. */
export function AttemptsLeft({ attempts }: { readonly attempts: FaceAttempts }) {
  const { canTry, leftTimes, until, message } = attempts;
  const language = useLanguage();
  const { timeZone } = useMarket();
  if (canTry) {
    return (
      <Text tone="dim">
        <Plural value={leftTimes} one="# try left." other="# tries left." />
      </Text>
    );
  }
  const at = until === undefined ? undefined : formatDayAndTime(until, language, timeZone);
  return (
    <Note kind="due" title={<Trans>No more tries for now</Trans>}>
      {message}
      {at !== undefined && (
        <p>
          <Trans>You can try again from {at}.</Trans>
        </p>
      )}
    </Note>
  );
}
