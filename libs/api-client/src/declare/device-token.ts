/**
 * The token of a known device. Only the calls of the login carry it, in a header: the lender's limits need it before it reads a body. It
 * logs nobody in; a code or the password is still needed.
 */
export const deviceTokenHeader = 'X-Device-Token';

/** 192 random bits in base64url. */
export const deviceTokenForm = /^[\w-]{32}$/;
