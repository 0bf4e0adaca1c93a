import type { KeptPicture } from './problem-draft';

/** A photo that is not with the lender yet. `key` is its upload's name, kept over a retry, so that it counts once. */
export interface PhotoOnPhone {
  readonly key: string;
  readonly file: Blob;
  readonly stage: 'sending' | 'unsent';
}

/** What one photo of the form is: on its way, or with the lender. */
export type FormPhoto =
  | { readonly key: string; readonly at: 'phone'; readonly photo: PhotoOnPhone }
  | { readonly key: string; readonly at: 'lender'; readonly picture: KeptPicture };

/** All photos of the form in their order: those that arrived first. */
export const photosOf = (sent: readonly KeptPicture[], onPhone: readonly PhotoOnPhone[]): FormPhoto[] => [
  ...sent.map((picture): FormPhoto => ({ key: picture.imageId, at: 'lender', picture })),
  ...onPhone.map((photo): FormPhoto => ({ key: photo.key, at: 'phone', photo })),
];
