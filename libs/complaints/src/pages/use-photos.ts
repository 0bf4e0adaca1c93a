import { CallError } from '@clearloan/api-client';
import { shrinkPicture } from '@clearloan/ui';
import { useRef, useState } from 'react';
import type { DraftHandle } from '../device/use-draft';
import { useUploadPicture } from '../queries';
import { photosOf, type FormPhoto, type LocalPhoto, type StoredPicture } from '../rules/problem-draft';

/** Why the last photo was not accepted: not a picture, or the lender's reason. */
export type PhotoRefusal = { readonly is: 'unusable' } | { readonly is: 'refused'; readonly reason: string };

export interface Photos {
  readonly photos: readonly FormPhoto[];
  readonly refusal: PhotoRefusal | undefined;
  readonly add: (file: File) => Promise<void>;
  readonly remove: (key: string) => void;
  /** Removes all of them; pending uploads are ignored. */
  readonly clear: () => void;
  /** Uploads what the lender does not have yet. Resolves to all ids, or to undefined if one failed or was refused. */
  readonly sendAll: () => Promise<readonly string[] | undefined>;
}

/**
 * The photos of a report. Each is compressed and uploaded when it is picked; while offline they wait on this page and
 * are sent with the report. The draft stores only what the lender has: no picture stays on the device.
 */
export function usePhotos({ draft, change }: DraftHandle): Photos {
  const unsent = useNewest<readonly LocalPhoto[]>([]);
  // Several may arrive while others are picked: each is added to the latest list.
  const sent = useRef(draft.pictures);
  const [refusal, setRefusal] = useState<PhotoRefusal>();
  const saveSent = (pictures: readonly StoredPicture[]) => {
    sent.current = pictures;
    change({ pictures });
  };
  const uploads = useUploads(unsent, {
    onArrived: (picture) => saveSent([...sent.current, picture]),
    onRefused: (reason) => setRefusal({ is: 'refused', reason }),
  });
  /** Photos that were picked and are being compressed; each resolves to whether it can be sent. */
  const picked = useRef(new Set<Promise<boolean>>());
  const compress = async (file: File): Promise<boolean> => {
    const light = await shrinkPicture(file);
    setRefusal(light === undefined ? { is: 'unusable' } : undefined);
    if (light !== undefined) void uploads.start({ key: crypto.randomUUID(), file: light, stage: 'sending' });
    return light !== undefined;
  };
  return {
    photos: photosOf(draft.pictures, unsent.value),
    refusal,
    add: async (file) => {
      const compressing = compress(file);
      picked.current.add(compressing);
      await compressing;
      picked.current.delete(compressing);
    },
    remove: (key) => {
      unsent.set(unsent.get().filter((photo) => photo.key !== key));
      const rest = sent.current.filter(({ imageId }) => imageId !== key);
      if (rest.length < sent.current.length) saveSent(rest);
    },
    clear: () => {
      unsent.set([]);
      sent.current = [];
      setRefusal(undefined);
    },
    sendAll: async () => {
      const areUsable = await Promise.all(picked.current);
      const isAllSent = !areUsable.includes(false) && (await uploads.finish());
      return isAllSent ? sent.current.map(({ imageId }) => imageId) : undefined;
    },
  };
}

/** A state that late responses can read too. */
function useNewest<Value>(start: Value) {
  const newest = useRef(start);
  const [value, setValue] = useState(start);
  return {
    value,
    get: () => newest.current,
    set: (value: Value) => {
      newest.current = value;
      setValue(value);
    },
  };
}

interface Listeners {
  readonly onArrived: (picture: StoredPicture) => void;
  readonly onRefused: (reason: string) => void;
}

/** Uploads photos, each at most once at a time. A removed one is ignored. */
function useUploads(
  unsent: ReturnType<typeof useNewest<readonly LocalPhoto[]>>,
  { onArrived, onRefused }: Listeners,
) {
  const upload = useUploadPicture();
  const running = useRef(new Map<string, Promise<boolean>>());
  const isThere = (key: string) => unsent.get().some((photo) => photo.key === key);
  const replace = (photo: LocalPhoto) =>
    unsent.set(unsent.get().map((each) => (each.key === photo.key ? photo : each)));
  const takeOff = (key: string) => unsent.set(unsent.get().filter((photo) => photo.key !== key));

  /** @returns false if the lender does not have the photo, though the borrower left it in the report */
  const send = async (photo: LocalPhoto): Promise<boolean> => {
    const { key, file } = photo;
    replace({ ...photo, stage: 'sending' });
    try {
      const picture = await upload(file, key);
      if (isThere(key)) onArrived(picture);
      takeOff(key);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.kind !== 'Business') {
        replace({ ...photo, stage: 'unsent' });
        return !isThere(key);
      }
      const isWanted = isThere(key);
      if (isWanted) onRefused(error.message);
      takeOff(key);
      return !isWanted;
    }
  };
  const sendOnce = (photo: LocalPhoto): Promise<boolean> => {
    const known = running.current.get(photo.key);
    if (known) return known;
    const sending = send(photo).finally(() => running.current.delete(photo.key));
    running.current.set(photo.key, sending);
    return sending;
  };
  return {
    start: async (photo: LocalPhoto) => {
      unsent.set([...unsent.get(), photo]);
      await sendOnce(photo);
    },
    /** @returns whether everything is uploaded: a report does not go without a photo that its borrower has not seen refused */
    finish: async (): Promise<boolean> => {
      const results = await Promise.all(unsent.get().map(sendOnce));
      return results.every(Boolean);
    },
  };
}
