import { usePictureAddress } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { PhotosField } from '../parts/photos-field';
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
