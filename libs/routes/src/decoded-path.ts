/**
 * A path or segment without its escapes; `undefined` for an incomplete one (`%E0%A4%A`), as in a link that was cut. Callers use
 * the result: a bare call of `decodeURIComponent` for its error only is dropped from the bundle.
 */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
