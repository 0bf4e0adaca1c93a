/** Bytes that leave the phone with a call: its address, and its fields and files. Headers say nothing of a borrower. */
export function sizeOfSent(address: string, body: BodyInit | undefined): number {
  if (body instanceof FormData)
    return [...body].reduce((sum, [name, value]) => sum + bytesOf(name) + bytesOf(value), bytesOf(address));
  return bytesOf(address) + (typeof body === 'string' ? bytesOf(body) : 0);
}

const bytesOf = (sent: string | Blob): number => (sent instanceof Blob ? sent.size : new Blob([sent]).size);
