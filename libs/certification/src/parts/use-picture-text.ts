import { useLingui } from '@lingui/react/macro';
import type { CardType, PictureType } from '../contract';

export interface PictureText {
  readonly title: string;
  /** What it takes, while the picture is missing. */
  readonly hint: string;
}

/** What each picture is called, by the paper that is shown. */
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
    face: { title: t`Your face`, hint: t`Last, takes 10 seconds` },
  };
}
