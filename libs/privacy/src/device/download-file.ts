/** Long enough for the browser to save the file. */
const keptMs = 60_000;

/** Saves a file for the borrower. @param type of its content, `text/html` */
export function downloadFile(fileName: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

/** Saves a JSON file for the borrower, formatted to be readable. */
export const downloadJson = (fileName: string, content: unknown): void =>
  downloadFile(fileName, JSON.stringify(content, null, 2), 'application/json');
