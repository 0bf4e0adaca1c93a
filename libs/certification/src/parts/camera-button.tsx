import { CameraIcon, PrimaryAction } from '@clearloan/ui';
import { useRef, type ReactNode } from 'react';

export interface CameraButtonProps {
  /** The back camera for papers, the front one for a face. */
  readonly camera: 'environment' | 'user';
  /** What is photographed, for a screen reader. */
  readonly label: string;
  readonly loading: boolean;
  readonly onPick: (file: File) => void;
  readonly children: ReactNode;
}

/** The pinned action that opens the device's own camera; where there is none, its file chooser. */
export function CameraButton({ camera, label, loading, onPick, children }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const pick = () => {
    const file = input.current?.files?.[0];
    if (file) onPick(file);
    // The same file chosen again must count as a choice.
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
