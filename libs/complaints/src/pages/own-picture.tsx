import { usePicture } from '@clearloan/api-client';
import { ImageIcon, usePictureAddress } from '@clearloan/ui';

export interface OwnPictureProps {
  /** Its path at the lender; without one only its place is shown. */
  url: string | undefined;
  alt: string;
}

/** A picture that only its owner gets, shown from its bytes. */
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
