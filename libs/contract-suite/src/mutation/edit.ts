import { minorFromText, moneyText } from '@clearloan/api-client/declare';
import {
  isSuccessReply,
  type ProxiedReply,
  type Envelope,
  type Mutator,
  type ProxiedRequest,
  type Upstream,
} from './proxy';

type Edit = (value: unknown, request: ProxiedRequest) => unknown;

/** Changes one field in every success: `repay_plans.0.dueTime`; `*` means each item of a list. */
export const field =
  (path: string, edit: Edit): (() => Mutator) =>
  () => ({
    onReply: (answer, request) => {
      if (isSuccessReply(answer) && answer.json)
        answer.json = { ...answer.json, data: at(answer.json.data, path.split('.'), edit, request) };
    },
  });

/** Changes the whole data of every success. */
export const data = (edit: Edit): (() => Mutator) => field('', edit);

function at(value: unknown, [key, ...rest]: readonly string[], edit: Edit, request: ProxiedRequest): unknown {
  if (key === undefined || key === '') return edit(value, request);
  if (Array.isArray(value))
    return value.map((each, index) =>
      key === '*' || key === String(index) ? at(each, rest, edit, request) : (each as unknown),
    );
  if (typeof value !== 'object' || value === null) return value;
  const object: Readonly<Record<string, unknown>> = { ...value };
  const changed = at(object[key], rest, edit, request);
  const { [key]: _old, ...others } = object;
  return changed === undefined ? others : { ...others, [key]: changed };
}

/** An amount in wire form, changed in minor units. */
export const amount =
  (change: (minor: number) => number): Edit =>
  (value) => {
    const minor = minorFromText(String(value));
    return minor === undefined ? value : moneyText(change(minor));
  };

export const always =
  (value: unknown): Edit =>
  () =>
    value;

/** Every amount anywhere in the data. */
export const everyAmount =
  (change: (minor: number) => number): Edit =>
  (value) =>
    deep(value, (each) =>
      typeof each === 'string' && /^-?\d+\.\d\d$/.test(each) ? amount(change)(each, nobody) : each,
    );

const nobody: ProxiedRequest = {
  method: 'GET',
  path: '',
  query: new URLSearchParams(),
  headers: {},
  body: Buffer.alloc(0),
};

function deep(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => deep(each, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, deep(each, change)]));
}

/** Changes every response. */
export const mutatingReply =
  (
    change: (answer: ProxiedReply, request: ProxiedRequest, lender: Upstream) => Promise<void> | void,
  ): (() => Mutator) =>
  () => ({ onReply: change });

/** The envelope of a success. */
export const success = (value: unknown): Envelope => ({ code: 0, message: '', data: value });

/** Reports success without doing anything. */
export const acknowledging =
  (value: unknown): (() => Mutator) =>
  () => ({
    onRequest: async (request, lender) => {
      // A real rejection keeps the endpoint correct in everything but its effect: a visitor is still rejected.
      const probe = await lender.call({ ...request, body: Buffer.alloc(0) });
      said.set(request, {
        ...probe,
        status: 200,
        json: probe.json?.code === -1 ? probe.json : success(value),
      });
    },
    replyInstead: (request) => said.get(request),
  });

const said = new WeakMap<ProxiedRequest, ProxiedReply>();

/** Replaces one rejection with the result of `instead`. */
export const mutatingRefusal = (
  code: number,
  change: (answer: ProxiedReply, request: ProxiedRequest, lender: Upstream) => Promise<void> | void,
) =>
  mutatingReply(async (answer, request, lender) => {
    if (answer.json?.code === code) await change(answer, request, lender);
  });

/** Changes the fields of a form or a JSON body. */
export function changeBody(
  request: ProxiedRequest,
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
): void {
  const text = request.body.toString('utf8');
  if (request.headers['content-type']?.includes('json')) {
    request.body = Buffer.from(JSON.stringify(change(JSON.parse(text) as Record<string, unknown>)));
    return;
  }
  const changed = change(Object.fromEntries(new URLSearchParams(text)));
  request.body = Buffer.from(
    new URLSearchParams(Object.entries(changed).map(([key, value]) => [key, String(value)])).toString(),
  );
}

/** Sessions that the lender started in this run. */
export function sessionsSeen(): { readonly list: string[]; readonly mutator: Mutator } {
  const list: string[] = [];
  return {
    list,
    mutator: {
      onRequest: ({ query }) => {
        const id = query.get('sessionId');
        if (id && id !== 'never-given' && !list.includes(id)) list.push(id);
      },
    },
  };
}

/** Sends another reply instead. */
export function replaceReply(answer: ProxiedReply, other: ProxiedReply): void {
  answer.status = other.status;
  answer.json = other.json;
}
