/** Long enough for the browser to take the file over. */
const keptMs = 60_000;

/** Gives the borrower a file of JSON, readable by people too. */
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
