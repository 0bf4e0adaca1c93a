import { createTransport, type SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import type { MailSettings } from '../../configuration/ports';
import { realNow } from '../context/clock';
import { thisLender } from '../lender/lender';
import type { OutsideSystems } from '../lender/outside';
import { NotAccepted, Undeliverable, type Adapter } from '../outbox/adapter';
import { enqueue } from '../outbox/outbox';

interface MailPort {
  readonly adapters: readonly Adapter[];
  readonly mailStaff: NonNullable<OutsideSystems['mailStaff']>;
  readonly mailBorrower: NonNullable<OutsideSystems['mailBorrower']>;
}

const staffMailExpiryMs = 24 * 60 * 60_000;
const staffMailSchema = v.object({ subject: v.string(), text: v.string() });
const borrowerMailSchema = v.object({
  ...staffMailSchema.entries,
  to: v.string(),
  /** The lender's name. */
  sender: v.string(),
  document: v.optional(v.object({ name: v.string(), html: v.string() })),
});

/** Sends e-mail over SMTP: to the lender's staff, and to borrowers. */
export function mailPort({ url, from, staff }: MailSettings): MailPort {
  const send = openSmtp(url, from);
  const toStaff: Adapter = {
    port: 'email',
    secrets: [url],
    isResendable: true,
    send: (message) => send(message, { ...v.parse(staffMailSchema, message.body), from, to: staff }),
  };
  const toBorrower: Adapter = {
    port: 'borrowerEmail',
    secrets: [url],
    // A borrower sends a document again from the app: nothing about a person waits for the staff.
    isResendable: false,
    send: (message) => {
      const { to, sender, subject, text, document } = v.parse(borrowerMailSchema, message.body);
      return send(message, {
        from: { name: sender, address: from },
        // As an object, so that no sign in it adds another recipient.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments:
          document === undefined
            ? []
            : [{ filename: document.name, content: document.html, contentType: 'text/html; charset=utf-8' }],
      });
    },
  };
  return {
    adapters: [toStaff, toBorrower],
    mailStaff: async (mail) => {
      await enqueue(toStaff, mail, new Date(realNow().getTime() + staffMailExpiryMs));
    },
    mailBorrower: async ({ expiresAt, orderId, ...mail }) => {
      await enqueue(toBorrower, { ...mail, sender: thisLender().brandName }, expiresAt, orderId);
    },
  };
}

type Message = Parameters<Adapter['send']>[0];

/** @returns a function that sends one mail, and returns its header of the message id */
function openSmtp(url: string, from: string) {
  const isThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  const transport = createTransport({
    url,
    requireTLS: !isThisMachine && url.startsWith('smtp:'),
    ignoreTLS: isThisMachine && url.startsWith('smtp:'),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return async ({ messageId: id, signal }: Message, mail: SendMailOptions): Promise<string> => {
    const messageId = `<${id}@${domain}>`;
    try {
      await transport.sendMail({ ...mail, messageId, signal });
    } catch (error) {
      const code = smtpResponseCode(error);
      throw code >= 500 ? new Undeliverable(`SMTP ${String(code)}`) : new NotAccepted(`SMTP ${String(code)}`);
    }
    return messageId;
  };
}

/** The SMTP response code; 0 if the server did not respond. */
function smtpResponseCode(error: unknown): number {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : 0;
}
