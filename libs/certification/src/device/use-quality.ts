import { useEffect, useState } from 'react';
import { middleOf, type PictureQuality } from '../rules/picture-quality';
import { openPictureChecker } from './picture-checker';

/** Often enough to follow a hand, rarely enough for a slow device. */
const checkEveryMs = 300;

/** The current quality of the camera's picture, checked repeatedly while there is one. */
export function useQuality(video: HTMLVideoElement | null, proportion: number): PictureQuality | undefined {
  const [quality, setQuality] = useState<PictureQuality>();
  useEffect(() => {
    if (!video) return undefined;
    const checker = openPictureChecker();
    let isBusy = false;
    const checkFrame = async () => {
      if (isBusy) return;
      isBusy = true;
      const now = await checker.look(video, middleOf(video.videoWidth, video.videoHeight, proportion));
      if (now) setQuality((before) => sameOr(before, now));
      isBusy = false;
    };
    const timer = setInterval(() => void checkFrame(), checkEveryMs);
    return () => {
      clearInterval(timer);
      checker.close();
    };
  }, [video, proportion]);
  return video ? quality : undefined;
}

/** Keeps the previous object if both are equal, to avoid a re-render. */
function sameOr(before: PictureQuality | undefined, now: PictureQuality): PictureQuality {
  const isSame =
    before?.isSharp === now.isSharp &&
    before.light === now.light &&
    before.isWhole === now.isWhole &&
    before.isLarge === now.isLarge;
  return isSame ? before : now;
}
