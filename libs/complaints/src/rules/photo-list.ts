import type { StoredPicture } from './problem-draft';

/** A photo that is not uploaded yet. `key` is its upload id, kept for retries, so that it counts once. */
export interface LocalPhoto {
  readonly key: string;
  readonly file: Blob;
  readonly stage: 'sending' | 'unsent';
}

/** The state of one photo in the form: uploading, or at the lender. */
export type FormPhoto =
  | { readonly key: string; readonly at: 'phone'; readonly photo: LocalPhoto }
  | { readonly key: string; readonly at: 'lender'; readonly picture: StoredPicture };

/** All photos of the form in order: uploaded ones first. */
export const photosOf = (sent: readonly StoredPicture[], onDevice: readonly LocalPhoto[]): FormPhoto[] => [
  ...sent.map((picture): FormPhoto => ({ key: picture.imageId, at: 'lender', picture })),
  ...onDevice.map((photo): FormPhoto => ({ key: photo.key, at: 'phone', photo })),
];
