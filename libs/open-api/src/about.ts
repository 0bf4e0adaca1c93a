import { codes, deviceTokenHeader, headerNames, sessionKey } from '@clearloan/api-client/declare';
import { refusalDocs, refusalNames } from './refusals';

/** The headers that a page of another origin sends; those of the pairs have other names if the app is configured so. */
const allowedHeaders: readonly string[] = [
  headerNames.requestedWith,
  headerNames.idempotencyKey,
  deviceTokenHeader,
  'Content-Type',
  'X-App-Id',
  'X-Channel',
  'traceparent',
];

/** The headers of a reply that a page of another origin reads. */
const exposedHeaders: readonly string[] = [
  headerNames.businessTime,
  headerNames.requestId,
  headerNames.retryAfter,
];

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const refusalRows = refusalNames.map(
  (name) => `| ${String(codes[name])} | \`${name}\` | ${refusalDocs[name].meaning} |`,
);

/** What holds for all endpoints: the description of the document, in Markdown. */
export const aboutContract = `The calls between the Clearloan app and a lender.

## Envelope

Every reply to a call is HTTP 200 with an envelope \`{ code, message, data }\`. The call succeeded when \`code\` is 0. Another code is a refusal: \`message\` is a sentence for the borrower in the language of \`lang\`, and \`data\` names the field, the tries that are left or when to try again. An HTTP status from 400 on means that the call did not reach the lender's rules: the caller is not the app's own page (403), a limit in front of the lender is reached (429), or a file is too large (413).

An optional field that is absent may also be null. A list that is optional counts as empty, a flag that is optional as false. A field that is unknown to the reader is ignored. A form sends a list as \`name[0]=…&name[1]=…\`, a query as well; a flag is \`true\` or \`false\` there.

## Session

The session is the query parameter \`${sessionKey}\`, given by a login; the app sends it with every call. A call that needs none may still read it: home shows a borrower other things than a visitor.

## Idempotency keys

A call that moves money or signs something carries \`${headerNames.idempotencyKey}\`: a repeat with the same key and the same request has one effect and the same reply, for at least a day. Another request under the key is refused with ${codes.keyReused}.

- A success spends the key: the next request has another one.
- The refusals ${codes.sessionExpired}, ${codes.processing} and ${codes.tooMany}, an HTTP status from 400 on and a reply that cannot be read leave the key open: the app sends the same request again with it.
- Any other refusal spends the key as well. The lender may repeat that refusal for the same request, so that a repeat does not try a wrong code twice; the app makes a new key for the next try.

## Another origin

If the app's pages are of another origin than the lender, the lender allows their origin, the methods GET and POST and the headers ${listed(allowedHeaders)}, and exposes ${listed(exposedHeaders)}. It allows no credentials: the app sends no cookies.

## Refusals

| code | name | when |
|---|---|---|
${refusalRows.join('\n')}`;
