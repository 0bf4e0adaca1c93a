import type { Instant } from '@clearloan/formatting';
import * as v from 'valibot';
import type { Choices } from './report-form';

/** How long a draft is kept. */
export const draftLifeMs = 7 * 24 * 60 * 60 * 1000;

const storedPicture = v.object({ imageId: v.string(), url: v.optional(v.string()) });
/** An uploaded picture; only its id is stored on the device, never the picture. */
export type StoredPicture = v.InferOutput<typeof storedPicture>;

const savedDraft = v.object({
  draftId: v.pipe(v.string(), v.uuid()),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  typed: v.string(),
  problemType: v.optional(v.string()),
  problemSonType: v.optional(v.string()),
  orderId: v.optional(v.string()),
  screen: v.optional(v.string()),
  pictures: v.array(storedPicture),
});

/** An unsent report, or addition. `draftId` does not change, so that it is sent once. */
export interface ProblemDraft extends Choices {
  readonly draftId: string;
  readonly typed: string;
  readonly screen?: string | undefined;
  readonly pictures: readonly StoredPicture[];
}

export interface SavedDraft extends ProblemDraft {
  readonly savedAt: Instant;
}

/** All drafts of a device, by subject: a new report, or a report's number. */
export type Drafts = ReadonlyMap<string, SavedDraft>;

const book = v.array(v.tuple([v.string(), savedDraft]));

/** The stored drafts; empty if they cannot be parsed. Expired drafts are left out. */
export function readDrafts(text: string | null, now: Instant): Drafts {
  const isFresh = ({ savedAt }: SavedDraft) => Date.parse(now) - Date.parse(savedAt) < draftLifeMs;
  return new Map(parse(text).filter(([, draft]) => isFresh(draft)));
}

export const serialiseDrafts = (drafts: Drafts): string => JSON.stringify([...drafts]);

function parse(text: string | null): v.InferOutput<typeof book> {
  try {
    const parsed = v.safeParse(book, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** A photo that is not uploaded yet. `key` is its upload id, kept for retries, so that it counts once. */
export interface LocalPhoto {
  readonly key: string;
  readonly file: Blob;
  readonly stage: 'sending' | 'unsent';
}

/** The state of one photo in the form: uploading, or at the lender. */
export type FormPhoto =
  | { readonly key: string; readonly place: 'phone'; readonly photo: LocalPhoto }
  | { readonly key: string; readonly place: 'lender'; readonly picture: StoredPicture };

/** All photos of the form in order: uploaded ones first. */
export const photosOf = (sent: readonly StoredPicture[], onDevice: readonly LocalPhoto[]): FormPhoto[] => [
  ...sent.map((picture): FormPhoto => ({ key: picture.imageId, place: 'lender', picture })),
  ...onDevice.map((photo): FormPhoto => ({ key: photo.key, place: 'phone', photo })),
];
