import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { sharedSecret, startFakeReceiver, type FakeReceiver } from './fake-receiver';
import { codeIn } from './text-messages';

const messageSchema = v.object({ data: v.object({ phone: v.string(), text: v.string() }) });

let started: Promise<FakeReceiver> | undefined;
const carrier = () => (started ??= startFakeReceiver());

/** The variables of a lender in a process of its own whose text messages this test receives. */
export const carrierVariables = async () => ({
  SMS_WEBHOOK_URL: (await carrier()).url,
  SMS_WEBHOOK_SECRET: sharedSecret,
});

/** The newest code that a lender in a process of its own sent to a phone; waits for it. */
export async function codeSentTo(phone: string): Promise<string> {
  for (let left = 300; left > 0; left -= 1) {
    const { received } = await carrier();
    const texts = received
      .map(({ body }) => v.parse(messageSchema, JSON.parse(body)).data)
      .filter((message) => message.phone === phone);
    const code = codeIn(texts.at(-1)?.text ?? '');
    if (code !== '') return code;
    await wait(100);
  }
  throw new Error('No code arrived.');
}
