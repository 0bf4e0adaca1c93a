import {
  encode,
  headerNames,
  type Code,
  type DataOf,
  type Endpoint,
  type Refusal,
  type RequestOf,
} from '@clearloan/api-client/declare';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { parse as parseQuery } from 'qs';
import * as v from 'valibot';

const prefix = 'http://localhost/api';

/** One request as the fake lender received it: parsed by the contract, with its idempotency key. */
export interface Received<Of extends Endpoint> {
  readonly request: RequestOf<Of>;
  readonly key: string | null;
}

/**
 * A lender derived from the contract: the endpoint's own schemas parse requests and encode responses, so a test
 * cannot rely on anything outside the contract. A call without a defined response fails the test.
 */
export interface FakeLender {
  answer<Of extends Endpoint>(endpoint: Of, data: DataOf<Of>): void;
  /** Responds depending on the request. */
  answerBy<Of extends Endpoint>(
    endpoint: Of,
    answer: (received: Received<Of>) => DataOf<Of> | Promise<DataOf<Of>>,
  ): void;
  /** Wire form as the lender would send it, for fixtures. */
  answerWire(endpoint: Endpoint, data: unknown): void;
  /** Wire form that arrives when the returned function is called. */
  answerLate(endpoint: Endpoint, data: unknown): () => void;
  refuse(endpoint: Endpoint, code: Code, message: string, refusal?: Partial<Refusal>): void;
  /** The network fails on this call. */
  drop(endpoint: Endpoint): void;
  /** The call never ends. */
  hang(endpoint: Endpoint): void;
  /** Any other response: an HTML page, a truncated body, an error status. */
  reply(endpoint: Endpoint, response: () => Response): void;
  received<Of extends Endpoint>(endpoint: Of): readonly Received<Of>[];
}

/** Starts the fake lender for a test file (registers its own before and after hooks). `now` is its business time. */
export function fakeLender(now = '2026-11-20T02:44:00.000Z'): FakeLender {
  const server = setupServer();
  const log = new Map<string, Received<Endpoint>[]>();
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
    log.clear();
  });
  afterAll(() => {
    server.close();
  });

  const headers = { [headerNames.businessTime]: now, [headerNames.requestId]: 'test-request' };
  const envelope = (code: number, message: string, data: unknown) =>
    HttpResponse.json({ code, message, data } as JsonBodyType, { headers });
  const wire = (endpoint: Endpoint, data: unknown) =>
    envelope(0, '', encode(endpoint.data, v.parse(endpoint.data, data)) ?? null);

  function on<Of extends Endpoint>(
    endpoint: Of,
    respond: (received: Received<Of>) => Response | Promise<Response>,
  ) {
    const method = endpoint.style === 'GET' ? http.get : http.post;
    server.use(
      method(`${prefix}${endpoint.path}`, async ({ request }) => {
        const parsed = v.safeParse(endpoint.request, await readFields(endpoint, request));
        if (!parsed.success)
          throw new Error(`${endpoint.path}: ${parsed.issues.map(({ message }) => message).join(' ')}`);
        const received: Received<Of> = {
          request: parsed.output as RequestOf<Of>,
          key: request.headers.get(headerNames.idempotencyKey),
        };
        log.set(endpoint.path, [...(log.get(endpoint.path) ?? []), received]);
        return respond(received);
      }),
    );
  }

  return {
    answer(endpoint, data) {
      on(endpoint, () => envelope(0, '', encode(endpoint.data, data) ?? null));
    },
    answerBy(endpoint, answer) {
      on(endpoint, async (received) =>
        envelope(0, '', encode(endpoint.data, await answer(received)) ?? null),
      );
    },
    answerWire(endpoint, data) {
      on(endpoint, () => wire(endpoint, data));
    },
    answerLate(endpoint, data) {
      let arrive: () => void = () => undefined;
      const arrival = new Promise<void>((resolve) => (arrive = resolve));
      on(endpoint, () => arrival.then(() => wire(endpoint, data)));
      return arrive;
    },
    refuse(endpoint, code, message, refusal) {
      on(endpoint, () => envelope(code, message, refusal ?? null));
    },
    drop(endpoint) {
      on(endpoint, () => HttpResponse.error());
    },
    hang(endpoint) {
      on(endpoint, () => new Promise<never>(() => undefined));
    },
    reply(endpoint, response) {
      on(endpoint, response);
    },
    received: (endpoint) => (log.get(endpoint.path) ?? []) as readonly Received<typeof endpoint>[],
  };
}

async function readFields(endpoint: Endpoint, request: Request): Promise<unknown> {
  switch (endpoint.style) {
    case 'GET':
      return parseQuery(new URL(request.url).search.slice(1));
    case 'PF':
      return parseQuery(await request.text());
    case 'PR':
      return request.json();
    case 'PU':
      return Object.fromEntries(await request.formData());
  }
}
