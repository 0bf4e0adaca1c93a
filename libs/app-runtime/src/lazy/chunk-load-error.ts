/** The code of a screen did not arrive: refused, cut off, or not within 120 s. The cause is in `cause`. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}
