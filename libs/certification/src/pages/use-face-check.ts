import { useBack, useIsHere } from '@clearloan/app-runtime';
import { frameProportions } from '../parts/camera-frame';
import { useCamera } from '../device/use-camera';
import { picturesPath } from '../step-paths';
import { faceSteps } from '../contract';
import { useIdentityCheck } from './use-identity-check';
import { useSendPicture } from './use-send-picture';
import { useEffect, useRef } from 'react';

/**
 * The face check: one picture per move, taken by tap or automatically after three seconds of a sharp, bright
 * picture. After a rejected picture it waits for a tap, so that no attempt is used up automatically.
 */
export function useFaceCheck() {
  const check = useIdentityCheck();
  const list = picturesPath(check.flow.orderId);
  const close = useBack(list);
  const isHere = useIsHere();
  const move = check.face.next;
  const sending = useSendPicture(
    { type: 'face', step: move },
    {
      onAccepted: (uploaded) => {
        check.noteMove(move, uploaded);
        if (move === faceSteps.at(-1) && isHere()) close();
      },
    },
  );
  const camera = useCamera({ facing: 'user', proportion: frameProportions.face });
  // A check that was started can be finished, even if it was the last attempt.
  const canGoOn = (check.attempts?.canTry ?? false) || check.face.done.length > 0;
  const isRight = camera.quality?.isSharp === true && camera.quality.light === 'right';
  const takeByItself = async () => {
    const photo = await camera.take();
    if (photo) await sending.take(photo);
  };
  useSteady(canGoOn && isRight && sending.stage.is === 'idle', move, () => void takeByItself());
  return { check, list, move, sending, camera, canGoOn, done: check.face.done.length };
}

export type FaceCheck = ReturnType<typeof useFaceCheck>;

/** How long the picture must be good before it is taken automatically. */
const steadyMs = 3000;

/** Calls `onSteady` once `isRight` has held for three seconds; a new `turn` restarts the timer. */
function useSteady(isRight: boolean, turn: string, onSteady: () => void): void {
  const latest = useRef(onSteady);
  useEffect(() => {
    latest.current = onSteady;
  });
  useEffect(() => {
    if (!isRight) return undefined;
    const timer = setTimeout(() => {
      latest.current();
    }, steadyMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isRight, turn]);
}
