import type { StoredPicture } from './problem-draft';

/** A photo that is not with the lender yet. `key` is its upload's name, kept over a retry, so that it counts once. */
export interface LocalPhoto {
  readonly key: string;
  readonly file: Blob;
  readonly stage: 'sending' | 'unsent';
}

/** What one photo of the form is: on its way, or with the lender. */
export type FormPhoto =
  | { readonly key: string; readonly at: 'phone'; readonly photo: LocalPhoto }
  | { readonly key: string; readonly at: 'lender'; readonly picture: StoredPicture };

/** All photos of the form in their order: those that arrived first. */
export const photosOf = (sent: readonly StoredPicture[], onDevice: readonly LocalPhoto[]): FormPhoto[] => [
  ...sent.map((picture): FormPhoto => ({ key: picture.imageId, at: 'lender', picture })),
  ...onDevice.map((photo): FormPhoto => ({ key: photo.key, at: 'phone', photo })),
];
