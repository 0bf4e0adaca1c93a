import { fetchWithProgress } from './fetch-with-progress';

/** What the browser does with a request that leaves. */
let meet: (sending: XMLHttpRequest) => void;
beforeEach(() => {
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    meet(this);
  });
});
afterEach(() => jest.restoreAllMocks());

const upload = (signal: AbortSignal | null = null) =>
  fetchWithProgress(() => undefined)('http://localhost/picture', { method: 'POST', body: 'bytes', signal });

it.each(['error', 'abort'])('an upload that the browser ends with "%s" has failed', async (end) => {
  meet = (sending) => sending.dispatchEvent(new ProgressEvent(end));
  await expect(upload()).rejects.toThrow('network failure');
});

it('an upload that the borrower stops is told as stopped, not as failed', async () => {
  const stopper = new AbortController();
  meet = () => {
    stopper.abort();
  };
  await expect(upload(stopper.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
