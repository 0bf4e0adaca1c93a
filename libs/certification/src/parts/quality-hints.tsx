import { CheckCircleFillIcon, CircleDashedIcon, Text, WarningFillIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PictureQuality } from '../rules/picture-quality';
import './quality-hints.css';

export interface QualityHintsProps {
  /** The camera's current picture quality; without a camera these are general hints. */
  readonly quality: PictureQuality | undefined;
  /** A face has no edges to detect. */
  readonly of: 'paper' | 'face';
}

/** The current picture quality, line by line. Hints only: a photo can be taken in any case. */
export function QualityHints({ quality, of }: QualityHintsProps) {
  const isBright = quality && quality.light === 'right';
  return (
    <ul className="cl-certification-hints">
      {of === 'paper' && (
        <Hint isRight={quality?.isWhole} how={<Trans>Fill the frame and keep all four edges inside</Trans>}>
          <Trans>Your whole ID is in the photo</Trans>
        </Hint>
      )}
      {quality?.isLarge === false && (
        <Hint isRight={false} how={<Trans>Use a different camera, or choose a photo</Trans>}>
          <Trans>This camera isn’t sharp enough</Trans>
        </Hint>
      )}
      <Hint isRight={quality?.isSharp} how={<SharpHow of={of} />}>
        {of === 'paper' ? <Trans>Every letter is sharp</Trans> : <Trans>The photo is sharp</Trans>}
      </Hint>
      <Hint isRight={isBright} how={<LightHow light={quality?.light} />}>
        <LightText light={quality?.light} />
      </Hint>
    </ul>
  );
}

interface HintProps {
  readonly isRight: boolean | undefined;
  /** What to do about it; shown until it is right. */
  readonly how: ReactNode;
  readonly children: ReactNode;
}

function Hint({ isRight, how, children }: HintProps) {
  return (
    <li>
      <HintIcon isRight={isRight} />
      <span>
        <Text bold>{children}</Text>
        {isRight !== true && <Text size="sm">{how}</Text>}
      </span>
    </li>
  );
}

function HintIcon({ isRight }: Pick<HintProps, 'isRight'>) {
  if (isRight === undefined) return <CircleDashedIcon />;
  return isRight ? <CheckCircleFillIcon /> : <WarningFillIcon />;
}

const SharpHow = ({ of }: Pick<QualityHintsProps, 'of'>) =>
  of === 'paper' ? (
    <Trans>Hold your phone still, or lay your ID flat</Trans>
  ) : (
    <Trans>Hold your phone still</Trans>
  );

function LightText({ light }: { readonly light: PictureQuality['light'] | undefined }) {
  if (light === 'dark') return <Trans>Too dark</Trans>;
  if (light === 'shining') return <Trans>There’s glare on it</Trans>;
  return <Trans>Bright, with no glare</Trans>;
}

function LightHow({ light }: { readonly light: PictureQuality['light'] | undefined }) {
  if (light === 'dark') return <Trans>Turn on a light or move near a window</Trans>;
  if (light === 'shining') return <Trans>Turn away from the light</Trans>;
  return <Trans>Move near a window</Trans>;
}
