import { useNativeShell } from '@clearloan/app-runtime';
import { CameraIcon, Note, PrimaryAction } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import type { Camera, CameraState } from '../device/use-camera';

export interface TakePhotoProps {
  readonly facing: 'environment' | 'user';
  /** What is photographed, for a screen reader. */
  readonly label: string;
  readonly camera: Camera;
  readonly isBusy: boolean;
  readonly onPhoto: (photo: Blob) => void;
  /** A picture that was not previewed in the page. */
  readonly onFile: (file: Blob) => void;
}

/**
 * The pinned action: uses the native shell, otherwise the camera in the page if it shows a picture, otherwise the
 * device's own camera.
 */
export function TakePhoto({ facing, label, camera, isBusy, onPhoto, onFile }: TakePhotoProps) {
  const { takePhoto } = useNativeShell();
  if (takePhoto === undefined && camera.state !== 'live') {
    return (
      <CameraButton camera={facing} label={label} loading={isBusy} onPick={onFile}>
        <Trans>Take photo</Trans>
      </CameraButton>
    );
  }
  const take = async () => {
    const photo = await (takePhoto ? takePhoto(facing) : camera.take());
    if (photo) (takePhoto ? onFile : onPhoto)(photo);
  };
  return (
    <PrimaryAction icon={<CameraIcon />} loading={isBusy} onClick={() => void take()}>
      <Trans>Take photo</Trans>
    </PrimaryAction>
  );
}

/** A camera that is not permitted in the page blocks nobody: the device's own camera works as well. */
export function CameraDenied({ state }: { readonly state: CameraState }) {
  if (state !== 'denied') return null;
  return (
    <Note kind="due" role="status" title={<Trans>Camera access is off</Trans>}>
      <Trans>“Take photo” will open your phone’s camera or your photos instead.</Trans>
    </Note>
  );
}

interface CameraButtonProps {
  /** The back camera for documents, the front one for a face. */
  readonly camera: 'environment' | 'user';
  /** What is photographed, for a screen reader. */
  readonly label: string;
  readonly loading: boolean;
  readonly onPick: (file: File) => void;
  readonly children: ReactNode;
}

/** The pinned action that opens the device's own camera, or its file picker if there is none. */
function CameraButton({ camera, label, loading, onPick, children }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const pick = () => {
    const file = input.current?.files?.[0];
    if (file) onPick(file);
    // Choosing the same file again must fire a change event.
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture={camera}
        aria-label={label}
        onChange={pick}
      />
      <PrimaryAction icon={<CameraIcon />} loading={loading} onClick={() => input.current?.click()}>
        {children}
      </PrimaryAction>
    </>
  );
}
