import { Stamp } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { countdownText } from '../rules/countdown';

/** How long a code is still good for. A timer: read when looked at, not called out every second. */
export function CountdownStamp({ leftMs }: { leftMs: number }) {
  const left = countdownText(leftMs);
  if (leftMs === 0)
    return (
      <Stamp kind="idle">
        <Trans>Ended</Trans>
      </Stamp>
    );
  return (
    <span role="timer">
      <Stamp kind="due">
        <Trans>Expires in {left}</Trans>
      </Stamp>
    </span>
  );
}
