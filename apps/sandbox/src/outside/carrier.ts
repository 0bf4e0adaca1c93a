import { setTimeout as wait } from 'node:timers/promises';
import { ConsoleRefusal, type ConsoleModule } from '@clearloan/lender';
import * as v from 'valibot';
import type { PartyFactory } from './webhooks';

/** A message as a device received it. */
interface Sms {
  readonly phone: string;
  readonly text: string;
  /** What a device offers to fill in; empty if the text has no code. */
  readonly code: string;
  readonly at: string;
}

const maxMessages = 500;
const maxShown = 50;

const sentSchema = v.object({ phone: v.string(), text: v.string() });
const querySchema = v.object({ phone: v.optional(v.pipe(v.string(), v.maxLength(32))) });

/** Six digits in a text message, or read out one by one in a call. */
export const codeIn = (text: string): string =>
  (/(?<!\d)(?:\d{6}|\d(?: \d){5})(?!\d)/.exec(text)?.[0] ?? '').replaceAll(' ', '');

/** The carrier: each message reaches its device at once. The console shows the newest. */
export const carrier: PartyFactory = (report) => {
  const messages: Sms[] = [];
  const messagesTo = (phone: string | undefined) =>
    messages.filter((message) => phone === undefined || message.phone === phone);
  /** The first message to a phone may be on its way. */
  const waitForFirst = async (phone: string) => {
    for (let triesLeft = 20; triesLeft > 0 && messagesTo(phone).length === 0; triesLeft -= 1) await wait(100);
  };
  const consoleModule: ConsoleModule = {
    reads: [
      {
        path: '/sms',
        read: async (query) => {
          const parsed = v.safeParse(querySchema, query);
          if (!parsed.success) throw new ConsoleRefusal(400, 'phone is a phone number.');
          const { phone } = parsed.output;
          if (phone !== undefined) await waitForFirst(phone);
          return messagesTo(phone);
        },
      },
    ],
    panels: [
      {
        title: 'SMS inbox',
        columns: ['Time', 'Phone', 'Text'],
        empty: 'No messages sent yet.',
        rows: () =>
          Promise.resolve(
            messages
              .slice(0, maxShown)
              .map(({ at, phone, text }) => ({ cells: [at, phone, text], buttons: [] })),
          ),
      },
    ],
    afterReset: () => {
      messages.length = 0;
    },
  };
  return {
    port: 'SMS',
    console: consoleModule,
    receive: async ({ id, data }) => {
      const { phone, text } = v.parse(sentSchema, data);
      messages.unshift({ phone, text, code: codeIn(text), at: new Date().toISOString() });
      messages.length = Math.min(messages.length, maxMessages);
      await report('/hooks/sms', { messageId: id, status: 'delivered' });
    },
  };
};
