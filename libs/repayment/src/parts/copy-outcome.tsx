import { Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { CopyState } from './use-copy';

/** Heard and seen after a tap on Copy, and what to do where the browser refused. */
export const CopyOutcome = ({ state }: { state: CopyState }) => (
  <div role="status">
    {state === 'failed' && (
      <Text size="sm" tone="over">
        <Trans>Couldn’t copy. Press and hold the digits instead.</Trans>
      </Text>
    )}
  </div>
);
