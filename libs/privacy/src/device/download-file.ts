/** Long enough for the browser to save the file. */
const keptMs = 60_000;

/** Saves a JSON file for the borrower, formatted to be readable. */
export function downloadJson(fileName: string, content: unknown): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
