import { useRef, type ReactNode } from 'react';
import { classNames } from '../theme/class-names';

export interface FileButtonProps {
  id?: string | undefined;
  /** The prompt: "Take a photo of the front". */
  label: string;
  /** MIME types, as in `accept`. */
  accept: string;
  /** Opens the camera directly: the back one for documents, the front one for a face. */
  camera?: 'environment' | 'user' | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  className?: string | undefined;
  onPick: (file: File) => void;
  children: ReactNode;
}

/** The native file or camera picker behind a custom button; needs no permission for the gallery. */
export function FileButton(props: FileButtonProps) {
  const { id, label, accept, camera, describedBy, invalid, className, onPick, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const pick = () => {
    const file = input.current?.files?.[0];
    if (file !== undefined) onPick(file);
    // Choosing the same file again must fire a change event.
    if (input.current !== null) input.current.value = '';
  };
  return (
    <label className={classNames(className)}>
      <input
        ref={input}
        id={id}
        type="file"
        className="cl-visually-hidden"
        accept={accept}
        capture={camera}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid === true || undefined}
        onChange={pick}
      />
      {children}
    </label>
  );
}
