import { CallError } from '@clearloan/api-client';
import { shrinkPicture } from '@clearloan/ui';
import { useRef, useState } from 'react';
import type { DraftHandle } from '../device/use-draft';
import { useUploadPicture } from '../queries';
import { photosOf, type FormPhoto, type LocalPhoto } from '../rules/photo-list';
import type { StoredPicture } from '../rules/problem-draft';

/** Why the last photo was not taken: no picture at all, or the lender's reason. */
export type PhotoRefusal = { readonly is: 'unusable' } | { readonly is: 'refused'; readonly reason: string };

export interface Photos {
  readonly photos: readonly FormPhoto[];
  readonly refusal: PhotoRefusal | undefined;
  readonly add: (file: File) => Promise<void>;
  readonly remove: (key: string) => void;
  /** Takes all of them off; what is on its way is not taken on any more. */
  readonly clear: () => void;
  /** Sends what is not with the lender yet. Gives all ids, or nothing when one did not get through. */
  readonly sendAll: () => Promise<readonly string[] | undefined>;
}

/**
 * The photos of a report. Each is made light and sent when it is picked; what finds no network waits on this page and
 * goes with the report. The draft keeps only what the lender has: no picture stays on the device.
 */
export function usePhotos({ draft, change }: DraftHandle): Photos {
  const onDevice = useNewest<readonly LocalPhoto[]>([]);
  // Several may arrive while others are picked: each is added to the newest list.
  const sent = useRef(draft.pictures);
  const [refusal, setRefusal] = useState<PhotoRefusal>();
  const saveSent = (pictures: readonly StoredPicture[]) => {
    sent.current = pictures;
    change({ pictures });
  };
  const sending = useSending(onDevice, {
    onArrived: (picture) => saveSent([...sent.current, picture]),
    onRefused: (reason) => setRefusal({ is: 'refused', reason }),
  });
  return {
    photos: photosOf(draft.pictures, onDevice.shown),
    refusal,
    add: async (file) => {
      const light = await shrinkPicture(file);
      setRefusal(light === undefined ? { is: 'unusable' } : undefined);
      if (light !== undefined)
        await sending.start({ key: crypto.randomUUID(), file: light, stage: 'sending' });
    },
    remove: (key) => {
      onDevice.set(onDevice.get().filter((photo) => photo.key !== key));
      const rest = sent.current.filter(({ imageId }) => imageId !== key);
      if (rest.length < sent.current.length) saveSent(rest);
    },
    clear: () => {
      onDevice.set([]);
      sent.current = [];
      setRefusal(undefined);
    },
    sendAll: async () => ((await sending.finish()) ? sent.current.map(({ imageId }) => imageId) : undefined),
  };
}

/** A state that late answers can read too. */
function useNewest<Value>(start: Value) {
  const newest = useRef(start);
  const [shown, setShown] = useState(start);
  return {
    shown,
    get: () => newest.current,
    set: (value: Value) => {
      newest.current = value;
      setShown(value);
    },
  };
}

interface Hearers {
  readonly onArrived: (picture: StoredPicture) => void;
  readonly onRefused: (reason: string) => void;
}

/** Sends photos, each at most once at a time. One that was taken off meanwhile is heard of no more. */
function useSending(
  onDevice: ReturnType<typeof useNewest<readonly LocalPhoto[]>>,
  { onArrived, onRefused }: Hearers,
) {
  const upload = useUploadPicture();
  const running = useRef(new Map<string, Promise<void>>());
  const isThere = (key: string) => onDevice.get().some((photo) => photo.key === key);
  const put = (photo: LocalPhoto) =>
    onDevice.set(onDevice.get().map((each) => (each.key === photo.key ? photo : each)));
  const takeOff = (key: string) => onDevice.set(onDevice.get().filter((photo) => photo.key !== key));

  const send = async (photo: LocalPhoto): Promise<void> => {
    const { key, file } = photo;
    put({ ...photo, stage: 'sending' });
    try {
      const picture = await upload(file, key);
      if (isThere(key)) onArrived(picture);
      takeOff(key);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.kind !== 'Business') {
        put({ ...photo, stage: 'unsent' });
        return;
      }
      if (isThere(key)) onRefused(error.message);
      takeOff(key);
    }
  };
  const sendOnce = (photo: LocalPhoto): Promise<void> => {
    const known = running.current.get(photo.key);
    if (known) return known;
    const sending = send(photo).finally(() => running.current.delete(photo.key));
    running.current.set(photo.key, sending);
    return sending;
  };
  return {
    start: async (photo: LocalPhoto) => {
      onDevice.set([...onDevice.get(), photo]);
      await sendOnce(photo);
    },
    /** @returns whether nothing is left to send */
    finish: async (): Promise<boolean> => {
      await Promise.all(onDevice.get().map(sendOnce));
      return onDevice.get().length === 0;
    },
  };
}
