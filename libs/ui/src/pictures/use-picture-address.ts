import { useEffect, useMemo } from 'react';

/** An object URL of a local picture; revoked when the picture changes or unmounts. */
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
