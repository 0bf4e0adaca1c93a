/** Bytes sent with a call: its URL, fields and files. Headers contain nothing about the borrower. */
export function sizeOfSent(address: string, body: BodyInit | undefined): number {
  if (body instanceof FormData)
    return [...body].reduce((sum, [name, value]) => sum + bytesOf(name) + bytesOf(value), bytesOf(address));
  return bytesOf(address) + (typeof body === 'string' ? bytesOf(body) : 0);
}

const bytesOf = (sent: string | Blob): number => (sent instanceof Blob ? sent.size : new Blob([sent]).size);
