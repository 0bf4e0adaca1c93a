import type { Lie } from './record';
import { isSuccessReply, type ProxiedReply } from './proxy';

const text = ({ json }: ProxiedReply) => JSON.stringify(json ?? null);

const withBytes = (bytes: string) => (reply: ProxiedReply) => {
  reply.bytes = Buffer.from(bytes);
};

const withHeader = (name: string, value: string | undefined) => (reply: ProxiedReply) => {
  const { [name]: _old, ...others } = reply.headers;
  reply.headers = value === undefined ? others : { ...others, [name]: value };
};

const faults: Readonly<Record<string, (reply: ProxiedReply) => void>> = {
  'HTTP 500': (reply) => {
    reply.status = 500;
  },
  'HTTP 201': (reply) => {
    reply.status = 201;
  },
  'half of the body': (reply) => {
    reply.bytes = Buffer.from(text(reply).slice(0, text(reply).length / 2));
  },
  'no body': withBytes(''),
  'text/html': withHeader('content-type', 'text/html'),
  'an envelope in the envelope': (reply) => {
    if (reply.json) reply.json = { code: 0, message: '', data: reply.json };
  },
  'no message': (reply) => {
    if (reply.json) reply.json = { ...reply.json, message: undefined };
  },
  'code 200': (reply) => {
    if (reply.json) reply.json = { ...reply.json, code: 200 };
  },
  'no time': withHeader('x-business-time', undefined),
  'no request id': withHeader('x-request-id', undefined),
  'may be cached': withHeader('cache-control', 'public, max-age=600'),
  'a day behind': (reply) => {
    const at = Date.parse(reply.headers['x-business-time'] ?? '');
    if (!Number.isNaN(at))
      reply.headers = { ...reply.headers, 'x-business-time': new Date(at - 86_400_000).toISOString() };
  },
};

/** What can go wrong on the way of a success. */
export const transportLies = (path: string): readonly Lie[] =>
  Object.entries(faults).map(([kind, change]) => ({
    path,
    place: 'transport',
    kind,
    changeIn: () => (called, reply) => {
      if (called === path && isSuccessReply(reply)) change(reply);
    },
  }));
