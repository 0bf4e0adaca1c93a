/** Header names of the transport, shared by device and server. */
export const headerNames = {
  requestedWith: 'X-Requested-With',
  idempotencyKey: 'Idempotency-Key',
  businessTime: 'X-Business-Time',
  requestId: 'X-Request-Id',
  retryAfter: 'Retry-After',
} as const;

/** The query key for the session, and the one for the language. */
export const sessionKey = 'sessionId';
/** The form in which a lender gives a session id: 192 random bits in base64url. */
export const sessionForm = /^[\w-]{32}$/;
export const languageKey = 'lang';
export const languages = ['en', 'hi', 'id', 'zh'] as const;
export type Language = (typeof languages)[number];

/**
 * The token of a known device. Only the calls of the login carry it, in a header: the lender's limits need it before it reads a body. It
 * logs nobody in; a code or the password is still needed.
 */
export const deviceTokenHeader = 'X-Device-Token';

/** 192 random bits in base64url. */
export const deviceTokenForm = /^[\w-]{32}$/;
