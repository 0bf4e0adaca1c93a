import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { MailSettings } from '../../configuration/ports';
import { realNow } from '../context/clock';
import type { OutsideSystems } from '../lender/outside';
import { NotAccepted, Undeliverable, type Adapter } from '../outbox/adapter';
import { enqueue } from '../outbox/outbox';

interface StaffMailPort {
  readonly adapter: Adapter;
  readonly mailStaff: NonNullable<OutsideSystems['mailStaff']>;
}

const smtpTimeoutMs = 10_000;
const mailExpiryMs = 24 * 60 * 60_000;
const bodySchema = v.object({ subject: v.string(), text: v.string() });

/** Sends e-mail to the lender's staff over SMTP. */
export function staffMailPort({ url, from, staff }: MailSettings): StaffMailPort {
  const isThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  const transport = createTransport({
    url,
    requireTLS: !isThisMachine && url.startsWith('smtp:'),
    ignoreTLS: isThisMachine && url.startsWith('smtp:'),
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const adapter: Adapter = {
    port: 'email',
    secrets: [url],
    isResendable: true,
    send: async ({ messageId, body }) => {
      const { subject, text } = v.parse(bodySchema, body);
      const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
      const messageIdHeader = `<${messageId}@${domain}>`;
      try {
        await transport.sendMail({ from, to: staff, subject, text, messageId: messageIdHeader });
      } catch (error) {
        const code = smtpResponseCode(error);
        throw code >= 500
          ? new Undeliverable(`SMTP ${String(code)}`)
          : new NotAccepted(`SMTP ${String(code)}`);
      }
      return messageIdHeader;
    },
  };
  return {
    adapter,
    mailStaff: async (mail) => {
      await enqueue(adapter, mail, new Date(realNow().getTime() + mailExpiryMs));
    },
  };
}

/** The SMTP response code; 0 if the server did not respond. */
function smtpResponseCode(error: unknown): number {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : 0;
}
