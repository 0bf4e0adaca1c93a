import { id, object, picture, postUpload } from '../declare';
import { clientForTests } from '../testing/client-for-tests';
import { fetchWithProgress } from './fetch-with-progress';

/** How the browser handles an outgoing request. */
let meet: (sending: XMLHttpRequest, body: unknown) => void;
beforeEach(() => {
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
    body: unknown,
  ) {
    meet(this, body);
  });
});
afterEach(() => jest.restoreAllMocks());

const upload = (signal: AbortSignal | null = null) =>
  fetchWithProgress(() => undefined, 'bytes')('http://localhost/picture', {
    method: 'POST',
    body: 'bytes',
    signal,
  });

it.each(['error', 'abort'])(
  'an upload that the browser ends with "%s" rejects as a network failure',
  async (end) => {
    meet = (sending) => sending.dispatchEvent(new ProgressEvent(end));
    await expect(upload()).rejects.toThrow('network failure');
  },
);

it('a response header without a value ends no upload', async () => {
  const headers = ['x-empty: ', 'x-colons: a: b', ''].join('\r\n');
  jest.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(200);
  jest.spyOn(XMLHttpRequest.prototype, 'getAllResponseHeaders').mockReturnValue(headers);
  meet = (sending) => sending.dispatchEvent(new ProgressEvent('load'));
  const response = await upload();
  expect([...response.headers]).toEqual([
    ['content-type', 'text/plain;charset=UTF-8'],
    ['x-colons', 'a: b'],
    ['x-empty', ''],
  ]);
});

it('an upload that the borrower stops is reported as stopped, not as failed', async () => {
  const stopper = new AbortController();
  meet = () => {
    stopper.abort();
  };
  await expect(upload(stopper.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

describe('in a browser that cannot read a form with a file, like WebKit', () => {
  const sendPicture = postUpload('/upload', {
    request: object({ file: picture, uploadId: id }),
    data: object({ imageId: id }),
  });
  const photo = new File(['bytes of a picture'], 'front.png', { type: 'image/png' });
  const readers = ['arrayBuffer', 'blob', 'formData', 'text'] as const;

  beforeEach(() => {
    const refuse = () =>
      Promise.reject(new DOMException('Unable to read form data blob', 'InvalidStateError'));
    for (const reader of readers) jest.spyOn(Request.prototype, reader).mockImplementation(refuse);
  });

  it('a picture is sent as the original form data, and its upload progress is reported', async () => {
    const shares: number[] = [];
    let sent: unknown;
    const named = jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
    jest.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(200);
    jest
      .spyOn(XMLHttpRequest.prototype, 'responseText', 'get')
      .mockReturnValue('{"code":0,"message":"","data":{"imageId":"i-1"}}');
    meet = (sending, body) => {
      sent = body;
      const half = { lengthComputable: true, loaded: 9, total: 18 };
      sending.upload.dispatchEvent(new ProgressEvent('progress', half));
      sending.dispatchEvent(new ProgressEvent('load'));
    };
    const onProgress = (share: number) => shares.push(share);
    const request = { file: photo, uploadId: 'u-1' };
    const { client } = clientForTests();
    await expect(client.perform(sendPicture, request, { onProgress })).resolves.toEqual({ imageId: 'i-1' });
    expect(sent).toBeInstanceOf(FormData);
    expect((sent as FormData).get('file')).toMatchObject({ name: 'front.png', size: photo.size });
    expect(shares).toEqual([0.5]);
    const names = named.mock.calls.map(([name]) => name.toLowerCase());
    expect(names).toContain('x-requested-with');
    // The browser sets the form boundary itself.
    expect(names).not.toContain('content-type');
  });
});
