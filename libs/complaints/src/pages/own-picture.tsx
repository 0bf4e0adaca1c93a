import { usePicture } from '@clearloan/api-client';
import { ImageIcon, usePictureAddress } from '@clearloan/ui';

export interface OwnPictureProps {
  /** Its path at the lender; without one a placeholder is shown. */
  url: string | undefined;
  alt: string;
}

/** A private picture, shown from its bytes. */
export function OwnPicture({ url, alt }: OwnPictureProps) {
  const { data } = usePicture(url);
  const address = usePictureAddress(data);
  return address === undefined ? (
    <span className="cl-complaints-picture-blank" role="img" aria-label={alt}>
      <ImageIcon />
    </span>
  ) : (
    <img src={address} alt={alt} />
  );
}
