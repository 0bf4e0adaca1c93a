import { useLingui } from '@lingui/react/macro';
import type { FaceStep } from '../contract';

/** What to do with one's head, in the language on screen. */
export function useMoveText(): Readonly<Record<FaceStep, string>> {
  const { t } = useLingui();
  return {
    front: t`Look straight at the phone`,
    left: t`Turn your head left`,
    right: t`Turn your head right`,
    up: t`Lift your chin`,
  };
}
