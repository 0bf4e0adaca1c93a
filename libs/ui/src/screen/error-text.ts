import { isRecord } from '@clearloan/app-runtime';

interface ErrorText {
  /** The error's short text: one line, never a stack. */
  text: string;
  /** The request id, or whatever code support can look up. */
  code: string | undefined;
}

const longestText = 160;

/** What may be shown of anything that was thrown, router replies (404) included. */
export function errorText(error: unknown): ErrorText {
  if (!isRecord(error)) return { text: typeof error === 'string' ? oneLine(error) : '', code: undefined };
  const { message, statusText, requestId, code } = error;
  const text = [message, statusText].find((label) => typeof label === 'string' && label !== '');
  const found = [requestId, code].find((name) => typeof name === 'string' && name !== '');
  return {
    text: typeof text === 'string' ? oneLine(text) : '',
    code: typeof found === 'string' ? found : undefined,
  };
}

const oneLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, longestText);
