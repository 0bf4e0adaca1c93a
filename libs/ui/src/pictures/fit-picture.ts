/** What an uploaded picture may weigh, in bytes, and how long the longer side of a photo may be, in pixels. */
export const pictureLimits = { targetBytes: 400_000, mostBytes: 5_000_000, longestSide: 1600 } as const;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Longer sides are no canvas in some browsers. */
const mostSide = 8192;
/** Width to height of a photo. */
const photoShape = 0.75;

/**
 * A size in the same proportion that has as many pixels as a photo whose longer side is `longest`; smaller pictures stay
 * as they are. A long receipt or a screenshot keeps the pixels that its text needs: its longer side alone says nothing
 * about that.
 */
export function fitWithin({ width, height }: PictureSize, longest: number): PictureSize {
  const longer = Math.max(width, height);
  const byPixels = Math.sqrt((longest * longest * photoShape) / (width * height));
  const scale = Math.min(1, Math.max(longest / longer, byPixels), mostSide / longer);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** What is tried in turn until the picture is light enough: first less quality, then fewer pixels. */
export const shrinkSteps = [
  { quality: 0.8, longestSide: pictureLimits.longestSide },
  { quality: 0.65, longestSide: pictureLimits.longestSide },
  { quality: 0.65, longestSide: 1200 },
  { quality: 0.5, longestSide: 1000 },
] as const;

/** The kinds of picture that the lender reads, for a device that cannot make a JPEG itself. */
export const sendableTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
