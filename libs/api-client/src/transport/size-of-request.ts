/** Bytes that a request adds to a call: its fields as text, its files by their own size; nothing asked, nothing counted. */
export function sizeOfRequest(request: unknown): number {
  const files: number[] = [];
  const text = JSON.stringify(request, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    files.push(value.size);
    return undefined;
  });
  const fields = text === '{}' ? 0 : new Blob([text]).size;
  return files.reduce((sum, size) => sum + size, fields);
}
