/**
 * A `fetch` of one known body that reports upload progress from 0 to 1, which the browser's own does not. For uploads;
 * loaded with the first one. `body` is passed to the browser unread: WebKit rejects every read of a request or response
 * made of a form with a file ("Unable to read form data blob"), though it sends such a form.
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void, body: XMLHttpRequestBodyInit): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init);
    return new Promise<Response>((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      for (const [name, value] of headersBeside(body, request)) sending.setRequestHeader(name, value);
      sending.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      sending.addEventListener('load', () => resolve(responseOf(sending)));
      // A browser that gives up also fires `abort`.
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

/**
 * The content type of a form contains its boundary. The one in `request` does not apply here: each way of sending
 * generates its own.
 */
const headersBeside = (body: XMLHttpRequestBodyInit, { headers }: Request): [string, string][] =>
  [...headers].filter(([name]) => !(body instanceof FormData && name === 'content-type'));

function responseOf(answered: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of answered.getAllResponseHeaders().split('\r\n')) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') headers.append(name, value.join(':').trim());
  }
  const isEmpty = answered.status === 204 || answered.status === 304;
  return new Response(isEmpty ? null : answered.responseText, { status: answered.status, headers });
}
