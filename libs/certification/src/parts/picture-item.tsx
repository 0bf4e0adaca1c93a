import {
  CardholderIcon,
  CheckCircleFillIcon,
  IdentificationCardIcon,
  Inline,
  ListItem,
  LinkAction,
  Text,
  UserFocusIcon,
  VisuallyHidden,
  WarningFillIcon,
  type Icon,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PictureType, CardType } from '../contract';
import type { PictureTask } from '../rules/pictures';
import './picture-item.css';

const icons: Readonly<Record<PictureType, Icon>> = {
  id_front: IdentificationCardIcon,
  id_card_back: IdentificationCardIcon,
  tax_card: CardholderIcon,
  face: UserFocusIcon,
};

export interface PictureItemProps {
  readonly picture: PictureTask;
  readonly label: PictureText;
  /** Why the last one was rejected. */
  readonly refusal: string | undefined;
  /** The path to take it; undefined while it is not its turn. */
  readonly to: string | undefined;
}

/** A picture in the list: accepted, rejected, or missing. */
export function PictureItem({ picture, label, refusal, to }: PictureItemProps) {
  const PictureIcon = icons[picture.type];
  const isForMore = picture.type === 'tax_card' && !picture.isNeeded;
  const status = refusal !== undefined ? 'refused' : picture.imageId === undefined ? 'missing' : 'held';
  return (
    <ListItem
      art={
        <span className={`cl-certification-picture cl-certification-picture-${status}`}>
          <PictureIcon />
        </span>
      }
      title={label.title}
      strong
      note={
        <State
          look={status}
          hint={isForMore ? <Trans>Only for larger amounts</Trans> : label.hint}
          refusal={refusal}
        />
      }
      value={
        to === undefined ? undefined : (
          <LinkAction to={to}>
            {actText[status]}
            <VisuallyHidden>: {label.title}</VisuallyHidden>
          </LinkAction>
        )
      }
    />
  );
}

type Look = 'missing' | 'refused' | 'held';

const actText = {
  missing: <Trans>Add</Trans>,
  refused: <Trans>Retake</Trans>,
  held: <Trans>Change</Trans>,
} as const;

function State({
  look: status,
  hint,
  refusal,
}: {
  readonly look: Look;
  readonly hint: ReactNode;
  readonly refusal: string | undefined;
}) {
  if (status === 'missing') return hint;
  const isHeld = status === 'held';
  return (
    <Text as="span" size="sm" tone={isHeld ? 'paid' : 'over'}>
      <Inline whole>
        {isHeld ? <CheckCircleFillIcon size="small" /> : <WarningFillIcon size="small" />}
        {isHeld ? <Trans>Received</Trans> : refusal}
      </Inline>
    </Text>
  );
}

export interface PictureText {
  readonly title: string;
  /** What is required, while the picture is missing. */
  readonly hint: string;
}

/** The name of each picture, by the chosen document. */
export function usePictureText(paper: CardType | undefined): Readonly<Record<PictureType, PictureText>> {
  const { t } = useLingui();
  const name = paper?.title ?? t`ID`;
  const hint = t`Photo of the original`;
  return {
    id_front: {
      title: paper?.needsBack === false ? t`${name}, page with your photo` : t`${name}, front`,
      hint,
    },
    id_card_back: { title: t`${name}, back`, hint },
    tax_card: { title: t`Tax card`, hint: t`Photo or scan` },
    face: { title: t`Your face`, hint: t`Last step, takes 10 seconds` },
  };
}
