/** Header names of the transport, shared by device and server. */
export const headerNames = {
  requestedWith: 'X-Requested-With',
  idempotencyKey: 'Idempotency-Key',
  businessTime: 'X-Business-Time',
  requestId: 'X-Request-Id',
} as const;

/** The query key for the session, and the one for the language. */
export const sessionKey = 'sessionId';
export const languageKey = 'lang';
export const languages = ['en', 'hi', 'id', 'zh'] as const;
export type Language = (typeof languages)[number];
