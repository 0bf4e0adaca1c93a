import { useEffect, useRef } from 'react';

/** What the browser reads from a message that ends with `@host #code` (WebOTP); missing in TypeScript's types. */
declare global {
  interface CredentialRequestOptions {
    otp?: { transport: readonly 'sms'[] };
  }
}

/**
 * Waits for the message with the code if the browser supports it; the browser asks the borrower first.
 * @param sentAtMs when the code was sent; a later one restarts the wait, undefined disables it
 */
export function useMessageCode(sentAtMs: number | undefined, onCode: (digits: string) => void): void {
  const take = useRef(onCode);
  useEffect(() => {
    take.current = onCode;
  });
  useEffect(() => {
    if (sentAtMs === undefined || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    navigator.credentials.get({ otp: { transport: ['sms'] }, signal: leaving.signal }).then(
      (credential) => {
        const digits = codeOf(credential);
        if (digits !== undefined) take.current(digits);
      },
      // The borrower refused, left, or requested another code: it can still be typed.
      () => undefined,
    );
    return () => {
      leaving.abort();
    };
  }, [sentAtMs]);
}

const codeOf = (credential: Credential | null): string | undefined =>
  credential !== null && 'code' in credential && typeof credential.code === 'string'
    ? credential.code
    : undefined;
