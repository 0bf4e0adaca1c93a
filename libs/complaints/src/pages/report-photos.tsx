import { PhotoField, Spinner, usePictureAddress, WarningFillIcon } from '@clearloan/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mostPictures } from '../contract';
import '../parts/pictures.css';
import type { FormPhoto } from '../rules/problem-draft';
import { OwnPicture } from './own-picture';
import type { PhotoRefusal, Photos } from './use-photos';

/** The photos of a report that is being written. */
export function ReportPhotos({ photos: { photos, refusal, add, remove } }: { photos: Photos }) {
  const refusalText = useRefusalText();
  return (
    <PhotosField
      photos={photos}
      drawOwn={(url, alt) => <OwnPicture url={url} alt={alt} />}
      drawHere={(file, alt) => <PictureHere file={file} alt={alt} />}
      error={refusal && refusalText(refusal)}
      onAdd={(file) => void add(file)}
      onRemove={remove}
    />
  );
}

function useRefusalText(): (refusal: PhotoRefusal) => string {
  const { t } = useLingui();
  return (refusal) =>
    refusal.is === 'refused' ? refusal.reason : t`Choose a JPEG, PNG or WebP photo up to 5 MB.`;
}

function PictureHere({ file, alt }: { file: Blob; alt: string }) {
  return <img src={usePictureAddress(file)} alt={alt} />;
}

interface PhotosFieldProps {
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
function PhotosField({ photos, drawOwn, drawHere, error, onAdd, onRemove }: PhotosFieldProps) {
  const { t } = useLingui();
  const waiting = photos.filter((each) => each.place === 'phone' && each.photo.stage === 'unsent').length;
  const items = photos.map((each, index) => {
    const number = index + 1;
    const alt = t`Photo ${number}`;
    const view =
      each.place === 'lender' ? (
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
      photos={items}
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
