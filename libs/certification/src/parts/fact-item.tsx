import { Button, ListItem, Stamp, type Icon } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Stage = 'open' | 'busy' | 'refused' | 'nowhere' | 'unsent' | 'sent';

export interface FactItemProps {
  readonly icon: Icon;
  readonly title: string;
  /** What is sent, exactly. */
  readonly note: ReactNode;
  readonly stage: Stage;
  readonly onShare: () => void;
}

/** Device data that the borrower may or may not send: both are fine. */
export function FactItem({ icon: FactIcon, title, note, stage, onShare }: FactItemProps) {
  return (
    <ListItem
      icon={<FactIcon />}
      title={title}
      note={
        <span role="status">
          <StageText stage={stage} note={note} />
        </span>
      }
      value={<Act title={title} stage={stage} onShare={onShare} />}
    />
  );
}

function Act({ title, stage, onShare }: Pick<FactItemProps, 'title' | 'stage' | 'onShare'>) {
  const { t } = useLingui();
  if (stage === 'nowhere') return null;
  if (stage === 'sent') {
    return (
      <Stamp kind="paid">
        <Trans>Sent</Trans>
      </Stamp>
    );
  }
  const isAgain = stage === 'unsent';
  return (
    <Button
      kind="line"
      small
      loading={stage === 'busy'}
      label={isAgain ? t`Try again: ${title}` : t`Share once: ${title}`}
      onClick={onShare}
    >
      {isAgain ? <Trans>Try again</Trans> : <Trans>Share once</Trans>}
    </Button>
  );
}

function StageText({ stage, note }: Pick<FactItemProps, 'stage' | 'note'>) {
  switch (stage) {
    case 'busy':
      return <Trans>Sharing</Trans>;
    case 'refused':
      return <Trans>Not sent. Nothing changes for you.</Trans>;
    case 'unsent':
      return <Trans>It wasn’t sent. You can continue without it.</Trans>;
    case 'nowhere':
      return <Trans>Your phone won’t share its location. Enter your city, or continue without it.</Trans>;
    default:
      return note;
  }
}
