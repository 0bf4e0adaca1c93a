import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@clearloan/api-client/declare';
import { sizes } from '../../testing/sizes';
import { sendWire } from '../../testing/wire-call';
import { requestOf } from './calls-of-an-owner';
import { fieldsOf, isIdentifier, withValue, type Field } from './fields';
import { inTurn } from './sequential';
import type { Owner } from './owner';

/** Identifiers that belong to nobody: they are in the lender's public lists. */
export const namesOfListedThings: readonly string[] = [
  ...['productId', 'parentId', 'scene', 'relation', 'card_type', 'payType', 'category_id'],
  ...['problemType', 'problemSonType', 'key'],
];

/** The fields of an endpoint that identify something of a borrower. */
export const ownedFields = (endpoint: Endpoint): readonly Field[] =>
  fieldsOf(endpoint.request).filter(
    (field) => isIdentifier(field) && !namesOfListedThings.includes(field.name),
  );

/** An unused id of the same form. */
export const absentLike = (known: string): string =>
  known.startsWith('P-')
    ? 'P-99999'
    : known.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, randomUUID());

/** All ids of this owner for a field of this name. */
export const idsNamed = (name: string, { own, orders }: Owner): readonly string[] =>
  name === 'orderId' ? Object.values(orders) : [own[name] ?? ''];

/** Ways to smuggle another borrower's id past a check. */
const disguises: readonly ((foreign: string, own: string) => unknown)[] = [
  (foreign) => [foreign],
  (foreign, own) => [own, foreign],
  (foreign, own) => `${own},${foreign}`,
  (foreign) => encodeURIComponent(encodeURIComponent(foreign)),
  (foreign) => foreign.replace(/[^%]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (foreign) => `-${foreign}`,
  (foreign) => ` ${foreign} `,
  (foreign) => foreign.toUpperCase(),
  (foreign) => ({ id: foreign }),
  (foreign) => ({ ne: foreign }),
  (foreign) => `${foreign}\u0000`,
  () => '%',
  () => -1,
];

/** Fields with which a careless lender would let callers impersonate others. */
const posingAs = ({ borrowerId, phone }: Owner) => ({
  userId: borrowerId,
  user_id: borrowerId,
  borrowerId,
  borrower_id: borrowerId,
  uid: borrowerId,
  owner: borrowerId,
  mobile: phone,
  role: 'admin',
  isAdmin: true,
});

interface Told {
  readonly status: number;
  readonly text: string;
}

const replyText = async (
  address: string,
  endpoint: Endpoint,
  wire: unknown,
  { sessionId }: Owner,
): Promise<Told> => {
  const reply = await sendWire(address, endpoint, wire, { sessionId, key: randomUUID() });
  return { status: reply.status, text: await reply.text() };
};

/** A response without ids and times, for comparison. */
const meaning = ({ status, text }: Told) =>
  `${String(status)} ${text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|P-\d+|\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '…')}`;

/** Everything that only this owner's own rows contain. */
export const secretsOf = ({ borrowerId, phone, marks, own, orders }: Owner): readonly string[] => [
  ...[borrowerId, phone, phone.slice(3)],
  ...Object.values<string>({ ...marks }),
  ...Object.values(own),
  ...Object.values(orders),
];

/** The owner's secrets in a response that were not in the request. */
const leaked = (victim: Owner, text: string, sent: unknown): readonly string[] => {
  const known = JSON.stringify(sent);
  return secretsOf(victim).filter((secret) => text.includes(secret) && !known.includes(secret));
};

/**
 * Requests another borrower's data instead of the caller's own. @returns differences from the responses for an unknown id, as
 * text
 */
export async function swapIds(
  address: string,
  endpoint: Endpoint,
  thief: Owner,
  victim: Owner,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, place } of ownedFields(endpoint)) {
    const send = async (value: unknown) => {
      const wire = withValue(requestOf(thief, endpoint), place, value);
      const answer = await replyText(address, endpoint, wire, thief);
      const secrets = leaked(victim, answer.text, wire);
      if (secrets.length > 0) found.push(`${endpoint.path} ${name}: leaks ${secrets.join(', ')}`);
      if (answer.status >= 500) found.push(`${endpoint.path} ${name}: ${String(answer.status)}`);
      return answer;
    };
    for (const foreign of idsNamed(name, victim)) {
      const [unknown, swapped] = [await send(absentLike(foreign)), await send(foreign)];
      if (meaning(unknown) !== meaning(swapped))
        found.push(`${endpoint.path} ${name}: ${meaning(swapped)} instead of ${meaning(unknown)}`);
    }
    for (const disguise of inTurn(disguises, sizes.disguises))
      await send(disguise(idsNamed(name, victim)[0] ?? '', idsNamed(name, thief)[0] ?? ''));
  }
  return found;
}

/** Sends the victim's whole request, then the thief's own with the victim's ids. @returns what leaked, as text */
export async function poseAs(
  address: string,
  endpoint: Endpoint,
  thief: Owner,
  victim: Owner,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const wire of [requestOf(victim, endpoint), { ...requestOf(thief, endpoint), ...posingAs(victim) }]) {
    const { status, text } = await replyText(address, endpoint, wire, thief);
    const secrets = leaked(victim, text, wire);
    if (secrets.length > 0) found.push(`${endpoint.path}: leaks ${secrets.join(', ')}`);
    if (status >= 500) found.push(`${endpoint.path}: ${String(status)}`);
  }
  return found;
}
