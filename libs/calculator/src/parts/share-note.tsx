import { Note, Pad } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** What became of a link that was to be shared, where the phone has no sheet of its own for it. */
export function ShareNote({ state }: { state: 'idle' | 'copied' | 'failed' }) {
  if (state === 'idle') return null;
  return (
    <Pad>
      {state === 'copied' ? (
        <Note kind="paid" role="status" title={<Trans>The link is copied</Trans>}>
          <Trans>It holds what you typed, and nothing about you.</Trans>
        </Note>
      ) : (
        <Note kind="due" role="alert" title={<Trans>The link could not be copied</Trans>}>
          <Trans>Copy it from the address bar.</Trans>
        </Note>
      )}
    </Pad>
  );
}
