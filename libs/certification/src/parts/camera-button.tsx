import { CameraIcon, PrimaryAction } from '@clearloan/ui';
import { useRef, type ReactNode } from 'react';

export interface CameraButtonProps {
  /** The back camera for documents, the front one for a face. */
  readonly camera: 'environment' | 'user';
  /** What is photographed, for a screen reader. */
  readonly label: string;
  readonly loading: boolean;
  readonly onPick: (file: File) => void;
  readonly children: ReactNode;
}

/** The pinned action that opens the device's own camera, or its file picker if there is none. */
export function CameraButton({ camera, label, loading, onPick, children }: CameraButtonProps) {
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
