import type { DataOf, Endpoint, RequestOf } from '@clearloan/api-client/declare';
import { encode } from '@clearloan/api-client/declare';
import type { Page } from '@playwright/test';
import { parse } from 'valibot';
import type { Facts } from '../screens/reach';

/**
 * Sends requests to the lender directly, bypassing the page and its faults; a write is sent as from the borrower's other
 * device.
 */
export interface Asking {
  readonly facts: Facts;
  readonly ask: <Of extends Endpoint>(endpoint: Of, request: RequestOf<Of>) => Promise<DataOf<Of>>;
}

export function askingFor(page: Page, facts: Facts): Asking {
  const ask = async <Of extends Endpoint>(endpoint: Of, request: RequestOf<Of>): Promise<DataOf<Of>> => {
    const fields = encode(endpoint.request, request) as Record<string, string>;
    const { sessionId } = facts;
    const common = typeof sessionId === 'string' ? { sessionId } : undefined;
    const isRead = endpoint.style === 'GET';
    const reply = await page.request.fetch(`/api${endpoint.path}`, {
      method: isRead ? 'GET' : 'POST',
      params: { ...common, ...(isRead ? fields : {}) },
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        ...(endpoint.idempotent ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
      },
      ...(endpoint.style === 'PF' ? { form: fields } : {}),
      ...(endpoint.style === 'PR' ? { data: fields } : {}),
    });
    const { code, message, data } = (await reply.json()) as Record<string, unknown>;
    if (code !== 0)
      throw new Error(`The lender returned ${String(code)} for ${endpoint.path}: ${String(message)}`);
    return parse<Of['data']>(endpoint.data, data);
  };
  return { facts, ask };
}
