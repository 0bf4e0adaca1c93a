import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { autocommit } from '../platform/database/connection';
import { outboxMessages } from '../platform/database/schema/outbox';
import { unseal } from '../platform/outbox/seal';
import { testMail } from './test-lender';

const bodySchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  document: v.optional(v.object({ name: v.string(), html: v.string() })),
});

/** The mails to an address that no server has taken yet, newest first. */
export async function mailsTo(address: string) {
  const queued = await autocommit()
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.port, 'borrowerEmail'))
    .orderBy(desc(outboxMessages.createdAt));
  return queued
    .flatMap(({ body }) => (body === null ? [] : (unseal(body, [testMail.SMTP_URL]) ?? [])))
    .map((text) => v.parse(bodySchema, JSON.parse(text)))
    .filter(({ to }) => to === address);
}
