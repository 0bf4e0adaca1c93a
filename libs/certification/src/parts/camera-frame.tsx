import type { ReactNode } from 'react';
import { IdentificationCardIcon, UserFocusIcon } from '@clearloan/ui';
import './camera-frame.css';

interface PictureFrameProps {
  /** What it frames: a card, or a face. */
  readonly shape: 'card' | 'face';
  /** How many of the four moves are done; shown by the rim. */
  readonly done?: number | undefined;
  readonly children: ReactNode;
}

/** Width by height of the visible frame; the style sheet uses the same values. */
export const frameProportions = { card: 1.6, face: 0.8 } as const;

/** Where the document or the face belongs; decorative, since the text beside it says the same. */
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
  /** Whether the camera shows a picture; otherwise a drawing is shown. */
  readonly isLive: boolean;
}

const drawings = { card: IdentificationCardIcon, face: UserFocusIcon } as const;

/**
 * The frame with the camera in it. Decorative for screen readers, since the text beside it contains the
 * instructions.
 */
export function CameraFrame({ shape, done, video, isLive }: CameraFrameProps) {
  const Drawing = drawings[shape];
  return (
    <PictureFrame shape={shape} done={done}>
      <video ref={video} hidden={!isLive} muted playsInline tabIndex={-1} />
      {!isLive && <Drawing />}
    </PictureFrame>
  );
}
