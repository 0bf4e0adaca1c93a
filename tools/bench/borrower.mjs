/** Creates a borrower's session through the login calls, on a lender without other borrowers. */
import { asStaff } from '../console-token.mjs';

const form = (body) => ({
  method: 'POST',
  headers: { 'X-Requested-With': 'XMLHttpRequest' },
  body: new URLSearchParams(body),
});

async function act(lender, path, body) {
  const headers = { ...asStaff, 'Content-Type': 'application/json' };
  const reply = await fetch(`${lender}/sandbox${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`The console rejected ${path}: ${await reply.text()}`);
  return reply.json();
}

/**
 * A borrower with a session.
 * @param {string} scenario one of the console's seed scenarios, `newcomer`, or `visitor` for nobody
 * @returns {Promise<Record<string, string>>} the ids that the scenario created (`orderId` …) and `sessionId`
 */
export async function enterAs(lender, scenario) {
  await act(lender, '/reset', {});
  if (scenario === 'visitor') return {};
  const facts =
    scenario === 'newcomer' ? { phone: '+6281290000001' } : await act(lender, '/seed', { scenario });
  return { ...facts, sessionId: await logIn(lender, facts.phone) };
}

/** Logs in a phone number with the texted code and returns the session. */
export async function logIn(lender, phone) {
  const call = (path, body) =>
    fetch(`${lender}/api/service/login/${path}`, form(body)).then((reply) => reply.json());
  await call('send-sms-code-new', { phone, type: 'login' });
  const [{ code }] = await fetch(`${lender}/sandbox/sms?phone=${encodeURIComponent(phone)}`, {
    headers: asStaff,
  }).then((reply) => reply.json());
  const { data } = await call('sms-code-login', { username: phone, smsCode: code });
  return data.sessionId;
}

/** The initial storage state of a browser context for a borrower at one address. */
export const loggedIn = (origin, { sessionId }) => ({
  cookies: [],
  origins: sessionId
    ? [{ origin, localStorage: [{ name: 'clearloan.login', value: JSON.stringify({ sessionId }) }] }]
    : [],
});
