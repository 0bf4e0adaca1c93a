import type { ReactNode } from 'react';
import { IdentificationCardIcon, UserFocusIcon } from '@clearloan/ui';
import './picture-frame.css';

interface PictureFrameProps {
  /** What to lay inside: a card, or the own face. */
  readonly shape: 'card' | 'face';
  /** Of four moves, how many are done; the rim shows it. */
  readonly done?: number | undefined;
  readonly children: ReactNode;
}

/** Width by height of what a frame shows; the style sheet says the same. */
export const frameProportions = { card: 1.6, face: 0.8 } as const;

/** Where the paper or the face belongs; decoration, the words beside it say the same. */
function PictureFrame({ shape, done, children }: PictureFrameProps) {
  return (
    <div
      className={`cl-certification-frame cl-certification-frame-${shape}`}
      data-done={done}
      aria-hidden="true"
    >
      <i />
      <i />
      <i />
      <i />
      {children}
    </div>
  );
}

export interface CameraFrameProps {
  readonly shape: PictureFrameProps['shape'];
  readonly video: (element: HTMLVideoElement | null) => void;
  readonly done?: PictureFrameProps['done'];
  /** Does the camera show a picture? Else a drawing of what belongs there. */
  readonly isLive: boolean;
}

const drawings = { card: IdentificationCardIcon, face: UserFocusIcon } as const;

/** The frame with the camera in it. The words beside it say what to do, so it is decoration to a screen reader. */
export function CameraFrame({ shape, done, video, isLive }: CameraFrameProps) {
  const Drawing = drawings[shape];
  return (
    <PictureFrame shape={shape} done={done}>
      <video ref={video} hidden={!isLive} muted playsInline tabIndex={-1} />
      {!isLive && <Drawing />}
    </PictureFrame>
  );
}
