import { useNativeShell } from '@clearloan/app-runtime';
import { useCallback, useEffect, useState } from 'react';
import { middleOf, type PictureQuality } from '../rules/picture-quality';
import { openPictureChecker } from './picture-checker';

/**
 * `absent`: no camera, a browser that does not show one in a page, or a native shell that takes the picture; `denied`:
 * refused by the borrower or the device.
 */
export type CameraState = 'asking' | 'live' | 'denied' | 'absent';

export interface Camera {
  readonly state: CameraState;
  /** Ref for the `<video>` that shows it; it may mount after the camera started, and unmount. */
  readonly video: (element: HTMLVideoElement | null) => void;
  /** The current picture quality; undefined without a picture. */
  readonly quality: PictureQuality | undefined;
  readonly take: () => Promise<Blob | null>;
}

export interface CameraSetting {
  /** The back camera for documents, the front one for a face. */
  readonly facing: 'environment' | 'user';
  /** Width by height of the visible frame. */
  readonly proportion: number;
}

/** The device's camera in the page, active while the screen is open. Its picture is only used by `take`. */
export function useCamera({ facing, proportion }: CameraSetting): Camera {
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const [stream, setStream] = useState<MediaStream>();
  const isInPage = useNativeShell().takePhoto === undefined && hasCameras();
  const [state, setState] = useState<CameraState>(isInPage ? 'asking' : 'absent');
  useEffect(() => (isInPage ? openCamera(facing, setStream, setState) : undefined), [isInPage, facing]);
  useEffect(() => {
    if (element && stream) void show(stream, element, setState);
  }, [element, stream]);
  const live = state === 'live' ? element : null;
  const take = useCallback(
    () => (live ? photoOf(live, proportion) : Promise.resolve(null)),
    [live, proportion],
  );
  return { state, video: setElement, quality: useQuality(live, proportion), take };
}

/** A page without HTTPS has none. */
const hasCameras = () => 'mediaDevices' in navigator;

type OnState = (state: CameraState) => void;

/** @returns stops the camera */
function openCamera(
  facing: CameraSetting['facing'],
  onStream: (stream: MediaStream) => void,
  onState: OnState,
): () => void {
  let isGone = false;
  let tracks: readonly MediaStreamTrack[] = [];
  const stop = () => {
    for (const track of tracks) track.stop();
  };
  const open = async () => {
    try {
      const video = { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } };
      const stream = await navigator.mediaDevices.getUserMedia({ video, audio: false });
      tracks = stream.getTracks();
      if (isGone) {
        stop();
        return;
      }
      // Another app took the camera, or it was unplugged: the device's own camera button remains.
      for (const track of tracks) track.addEventListener('ended', () => onState('absent'));
      onStream(stream);
    } catch (error) {
      if (!isGone) onState(isRefusal(error) ? 'denied' : 'absent');
    }
  };
  void open();
  return () => {
    isGone = true;
    stop();
  };
}

async function show(stream: MediaStream, element: HTMLVideoElement, onState: OnState): Promise<void> {
  element.srcObject = stream;
  try {
    await element.play();
    onState('live');
  } catch {
    // The screen was left, or its frame remounted, before the first picture.
  }
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

/** The visible part of the camera picture, as a photo; undefined without a picture. */
function photoOf(video: HTMLVideoElement, proportion: number): Promise<Blob | null> {
  const { x, y, width, height } = middleOf(video.videoWidth, video.videoHeight, proportion);
  if (width === 0 || height === 0) return Promise.resolve(null);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(video, x, y, width, height, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });
}

/** Often enough to follow a hand, rarely enough for a slow device. */
const checkEveryMs = 300;

/** The current quality of the camera's picture, checked repeatedly while there is one. */
function useQuality(video: HTMLVideoElement | null, proportion: number): PictureQuality | undefined {
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
