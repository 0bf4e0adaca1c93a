import { Dialog } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Another site that is on the market's list. */
export interface OutsidePlace {
  readonly url: string;
  readonly host: string;
}

/** Before another site opens: its name, and the choice to stay. */
export function LeaveQuestion({ place, onDone }: { place: OutsidePlace | undefined; onDone: () => void }) {
  const { t } = useLingui();
  const host = place?.host ?? '';
  const leave = () => {
    if (place) window.open(place.url, '_blank', 'noopener,noreferrer');
    onDone();
  };
  return (
    <Dialog
      open={place !== undefined}
      title={t`You leave Clearloan`}
      confirmWord={t`Go to ${host}`}
      cancelWord={t`Stay here`}
      onConfirm={leave}
      onCancel={onDone}
    >
      <Trans>
        The agreement is kept at <b>{host}</b>. Never type your code or password there.
      </Trans>
    </Dialog>
  );
}
