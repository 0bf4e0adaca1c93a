import { PhotoField, Spinner, WarningFillIcon } from '@clearloan/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mostPictures } from '../contract';
import type { FormPhoto } from '../rules/photo-list';
import './pictures.css';

export interface PhotosFieldProps {
  photos: readonly FormPhoto[];
  /** Renders a photo that the lender has. */
  drawOwn: (url: string | undefined, alt: string) => ReactNode;
  /** Renders a photo of this device. */
  drawHere: (file: Blob, alt: string) => ReactNode;
  error: string | undefined;
  onAdd: (file: File) => void;
  onRemove: (key: string) => void;
}

/** Up to three photos, each as a thumbnail with its upload state. */
export function PhotosField({ photos, drawOwn, drawHere, error, onAdd, onRemove }: PhotosFieldProps) {
  const { t } = useLingui();
  const waiting = photos.filter((each) => each.at === 'phone' && each.photo.stage === 'unsent').length;
  const shown = photos.map((each, index) => {
    const number = index + 1;
    const alt = t`Photo ${number}`;
    const view =
      each.at === 'lender' ? (
        drawOwn(each.picture.url, alt)
      ) : (
        <>
          {drawHere(each.photo.file, alt)}
          <Stage stage={each.photo.stage} />
        </>
      );
    return { key: each.key, alt, view };
  });
  return (
    <PhotoField
      label={t`Photos`}
      photos={shown}
      max={mostPictures}
      onAdd={onAdd}
      onRemove={onRemove}
      error={error}
      hint={
        waiting === 0 ? (
          t`Add a receipt, message or screenshot that shows the problem.`
        ) : (
          <Plural
            value={waiting}
            one="# photo isn’t uploaded yet. We’ll send it with the report."
            other="# photos aren’t uploaded yet. We’ll send them with the report."
          />
        )
      }
    />
  );
}

const Stage = ({ stage }: { stage: 'sending' | 'unsent' }) => (
  <span className="cl-complaints-photo-stage" aria-hidden="true">
    {stage === 'sending' ? <Spinner small /> : <WarningFillIcon size="small" />}
  </span>
);
