import { IdentificationCardIcon, UserFocusIcon } from '@clearloan/ui';

import { PictureFrame, type PictureFrameProps } from './picture-frame';

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
