import { Note, Pad } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** What became of a link that was to be shared, where the phone has no sheet of its own for it. */
export function ShareNote({ state }: { state: 'idle' | 'copied' | 'failed' }) {
  if (state === 'idle') return null;
  return (
    <Pad>
      {state === 'copied' ? (
        <Note kind="paid" role="status" title={<Trans>Link copied</Trans>}>
          <Trans>It contains only what you entered, nothing about you.</Trans>
        </Note>
      ) : (
        <Note kind="due" role="alert" title={<Trans>Couldn’t copy the link</Trans>}>
          <Trans>Copy it from the address bar.</Trans>
        </Note>
      )}
    </Pad>
  );
}
