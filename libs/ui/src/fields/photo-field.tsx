import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { CameraIcon, XIcon } from '../icons';
import { FieldFrame, type FieldLook } from './field-frame';
import { FileButton } from './file-button';
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
