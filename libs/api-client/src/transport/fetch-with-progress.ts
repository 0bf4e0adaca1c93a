/**
 * A `fetch` that says how much of a request has left the phone, from 0 to 1: the browser's own does not. For uploads;
 * loaded with the first of them.
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.arrayBuffer();
    return new Promise<Response>((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      sending.addEventListener('load', () => resolve(responseOf(sending)));
      // A browser that gives up by itself says `abort` as well.
      for (const end of ['error', 'abort'])
        sending.addEventListener(end, () => reject(new TypeError('network failure')));
      const stop = () => {
        reject(new DOMException('stopped', 'AbortError'));
        sending.abort();
      };
      request.signal.addEventListener('abort', stop);
      if (request.signal.aborted) stop();
      else sending.send(body);
    });
  };

function responseOf(answered: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of answered.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  const isEmpty = answered.status === 204 || answered.status === 304;
  return new Response(isEmpty ? null : answered.responseText, { status: answered.status, headers });
}
