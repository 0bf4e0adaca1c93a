import { PhotoField, usePictureAddress } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';

export interface ReceiptPhotoProps {
  photo: Blob | undefined;
  onChange: (photo: File | undefined) => void;
  error: string | undefined;
}

/** A picture of the bank's receipt, if there is one: it helps a person find the payment. */
export function ReceiptPhoto({ photo, onChange, error }: ReceiptPhotoProps) {
  const { t } = useLingui();
  const src = usePictureAddress(photo);
  return (
    <PhotoField
      label={t`Photo of the receipt`}
      aside={t`Optional`}
      max={1}
      photos={src === undefined ? [] : [{ key: src, src, alt: t`Photo of the receipt` }]}
      onAdd={onChange}
      onRemove={() => onChange(undefined)}
      error={error}
    />
  );
}
