/** What an uploaded picture may weigh, in bytes, and how long its longer side may be, in pixels. */
export const pictureLimits = { targetBytes: 400_000, mostBytes: 5_000_000, longestSide: 1600 } as const;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A size with the longer side at most `longest`, in the same proportion; smaller pictures stay as they are. */
export function fitWithin({ width, height }: PictureSize, longest: number): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** What is tried in turn until the picture is light enough: first less quality, then fewer pixels. */
export const shrinkSteps = [
  { quality: 0.8, longestSide: pictureLimits.longestSide },
  { quality: 0.65, longestSide: pictureLimits.longestSide },
  { quality: 0.65, longestSide: 1200 },
  { quality: 0.5, longestSide: 1000 },
] as const;

/** The kinds of picture that the lender reads, for a phone that cannot make a JPEG itself. */
export const sendableTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
