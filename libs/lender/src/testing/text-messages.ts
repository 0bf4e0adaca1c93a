import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { autocommit } from '../platform/database/connection';
import { outboxMessages } from '../platform/database/schema/outbox';
import { unseal } from '../platform/outbox/seal';
import { sharedSecret } from './fake-receiver';

const bodySchema = v.object({ phone: v.string(), text: v.string() });

/** A message to a device, as a lender in this process has enqueued it for its carrier. */
export interface TextMessage extends v.InferOutput<typeof bodySchema> {
  /** The one-time code in the text; empty if there is none. */
  readonly code: string;
}

/** The code in a text, or in the words of a call. */
export const codeIn = (text: string): string =>
  (/(?<!\d)(?:\d{6}|\d(?: \d){5})(?!\d)/.exec(text)?.[0] ?? '').replaceAll(' ', '');

/** The messages to a phone that no carrier has taken yet, newest first. */
export async function messagesTo(phone: string): Promise<readonly TextMessage[]> {
  const queued = await autocommit()
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.port, 'sms'))
    .orderBy(desc(outboxMessages.createdAt));
  return queued
    .flatMap(({ body }) => (body === null ? [] : (unseal(body, [sharedSecret]) ?? [])))
    .map((text) => v.parse(bodySchema, JSON.parse(text)))
    .filter((message) => message.phone === phone)
    .map((message) => ({ ...message, code: codeIn(message.text) }));
}
