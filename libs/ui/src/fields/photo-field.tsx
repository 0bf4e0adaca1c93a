import { type ReactNode, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { CameraIcon, XIcon } from '../icons';
import { FieldFrame, type FieldLook } from './field-frame';
import { classNames } from '../theme/class-names';
import './photo-field.css';

/** A chosen picture: `src` is its URL (an object URL of the caller). */
export interface Photo {
  key: string;
  src?: string | undefined;
  /** Replaces `src`: a picture rendered by the caller, or its upload progress. */
  view?: ReactNode;
  /** What it shows: "Photo 1". */
  alt: string;
}

export interface PhotoFieldProps extends FieldLook {
  id?: string | undefined;
  photos: readonly Photo[];
  max: number;
  camera?: 'environment' | 'user' | undefined;
  onAdd: (file: File) => void;
  onRemove: (key: string) => void;
}

const pictureTypes = 'image/jpeg,image/png,image/webp';

/** Pictures to send: thumbnails with a remove button, and a slot for the next one. */
export function PhotoField({ photos, max, camera, onAdd, onRemove, ...frame }: PhotoFieldProps) {
  const { t } = useLingui();
  const { length: count } = photos;
  return (
    <FieldFrame {...frame} group aside={frame.aside ?? t`${count} of ${max}`}>
      {({ id, describedBy, invalid }) => (
        <div className="cl-photos">
          {photos.map(({ key, src, alt, view }) => (
            <span key={key} className="cl-photo">
              {view ?? <img src={src} alt={alt} />}
              <button
                type="button"
                className="cl-photo-remove"
                aria-label={t`Remove ${alt}`}
                onClick={() => {
                  onRemove(key);
                }}
              >
                <span>
                  <XIcon size="small" />
                </span>
              </button>
            </span>
          ))}
          {count < max && (
            <FileButton
              id={id}
              className="cl-photo-add"
              label={t`Add a photo`}
              accept={pictureTypes}
              camera={camera}
              describedBy={describedBy}
              invalid={invalid}
              onPick={onAdd}
            >
              <CameraIcon size="large" />
            </FileButton>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

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
