import { Note } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { CameraState } from '../device/use-camera';

/** A camera that may not be used in the page holds nobody up: the phone's own does as well. */
export function CameraDenied({ state }: { readonly state: CameraState }) {
  if (state !== 'denied') return null;
  return (
    <Note kind="due" role="status" title={<Trans>Camera access is off</Trans>}>
      <Trans>“Take photo” will open your phone’s camera or your photos instead.</Trans>
    </Note>
  );
}
