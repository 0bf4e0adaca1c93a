import { useEffect, useRef, useState, type RefObject } from 'react';
import { judgePicture, type PictureQuality } from '../rules/picture-quality';
import { greyOf, photoOf } from './camera-picture';

/** `absent`: no camera here, or a browser that shows none in a page; `denied`: the borrower or the phone said no. */
export type CameraState = 'asking' | 'live' | 'denied' | 'absent';

export interface Camera {
  readonly state: CameraState;
  /** For the `<video>` that shows it. */
  readonly video: RefObject<HTMLVideoElement>;
  /** How the picture looks now; nothing while none came. */
  readonly quality: PictureQuality | undefined;
  readonly take: () => Promise<Blob | null>;
}

export interface CameraSetting {
  /** The back camera for papers, the front one for a face. */
  readonly facing: 'environment' | 'user';
  /** Width by height of what the frame shows. */
  readonly proportion: number;
}

/** Often enough to follow a hand, seldom enough for an old phone. */
const judgedEveryMs = 300;

/** The phone's camera in the page, on as long as the screen is. Its picture goes nowhere but into `take`. */
export function useCamera({ facing, proportion }: CameraSetting): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>(hasCameras() ? 'asking' : 'absent');
  useEffect(() => (hasCameras() ? openCamera(facing, video, setState) : undefined), [facing]);
  return {
    state,
    video,
    quality: useQuality(video, proportion, state === 'live'),
    take: () => (video.current ? photoOf(video.current, proportion) : Promise.resolve(null)),
  };
}

/** A page that came over an insecure line has none. */
const hasCameras = () => 'mediaDevices' in navigator;

/** @returns what switches the camera off */
function openCamera(
  facing: CameraSetting['facing'],
  video: RefObject<HTMLVideoElement>,
  onState: (state: CameraState) => void,
): () => void {
  let isGone = false;
  let stream: MediaStream | undefined;
  const stop = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const open = async () => {
    try {
      const wanted = { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } };
      stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
      if (isGone) stop();
      else if (video.current) {
        video.current.srcObject = stream;
        await video.current.play();
        onState('live');
      }
    } catch (error) {
      stop();
      if (!isGone) onState(isRefusal(error) ? 'denied' : 'absent');
    }
  };
  void open();
  return () => {
    isGone = true;
    stop();
  };
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

function useQuality(video: RefObject<HTMLVideoElement>, proportion: number, isLive: boolean) {
  const [quality, setQuality] = useState<PictureQuality>();
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => {
      const grey = video.current && greyOf(video.current, proportion);
      if (grey) setQuality((before) => sameOr(before, judgePicture(grey)));
    }, judgedEveryMs);
    return () => {
      clearInterval(timer);
    };
  }, [isLive, proportion, video]);
  return isLive ? quality : undefined;
}

/** Keeps the first of two that say the same, so that nothing is drawn anew. */
function sameOr(before: PictureQuality | undefined, now: PictureQuality): PictureQuality {
  const isSame =
    before?.isSharp === now.isSharp && before.light === now.light && before.isWhole === now.isWhole;
  return isSame ? before : now;
}
