import { useEffect, useMemo } from 'react';

/** An address that shows a picture of this device; taken back when the picture goes. */
export function usePictureAddress(picture: Blob | undefined): string | undefined {
  const address = useMemo(() => picture && URL.createObjectURL(picture), [picture]);
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}
