import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { text as readText } from 'node:stream/consumers';
import { ConsoleRefusal, type ConsoleModule } from '@clearloan/lender';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import * as v from 'valibot';
import { codeIn } from './carrier';

/** A mail as it arrived. */
interface ArrivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The page that came with it as a file; empty if there is none. */
  readonly html: string;
  /** Empty if the text has no code. */
  readonly code: string;
  readonly at: string;
}

interface MailServer {
  /** What the lender has to know, as an operator sets it. */
  readonly variables: Readonly<Record<string, string>>;
  readonly console: ConsoleModule;
  readonly stop: () => void;
}

const maxMails = 500;
const maxShown = 50;
const querySchema = v.object({ to: v.optional(v.pipe(v.string(), v.maxLength(254))) });

/** A mail server on a loopback port: each mail reaches its mailbox at once. The console shows them all. */
export async function openMailServer(): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, { envelope: { rcptTo } }, done) => {
      readMail(stream).then((mail) => {
        const at = new Date().toISOString();
        for (const { address: to } of rcptTo) mails.unshift({ ...mail, to, code: codeIn(mail.text), at });
        mails.length = Math.min(mails.length, maxMails);
        done();
      }, done);
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    variables: {
      SMTP_URL: `smtp://127.0.0.1:${String(port)}`,
      MAIL_FROM: 'letters@clearloan.example',
      STAFF_MAIL: 'staff@clearloan.example',
    },
    console: inboxConsole(mails),
    stop: () => {
      server.close();
    },
  };
}

async function readMail(stream: Readable): Promise<Pick<ArrivedMail, 'subject' | 'text' | 'html'>> {
  const {
    subject = '',
    text = '',
    attachments,
  } = await PostalMime.parse(await readText(stream), {
    attachmentEncoding: 'utf8',
  });
  const page = attachments.find(({ mimeType }) => mimeType === 'text/html')?.content;
  return { subject, text: text.trim(), html: typeof page === 'string' ? page : '' };
}

function inboxConsole(mails: ArrivedMail[]): ConsoleModule {
  const to = (address: string | undefined) =>
    mails.filter((mail) => address === undefined || mail.to === address);
  /** The first mail to an address may be on its way. */
  const waitForFirst = async (address: string) => {
    for (let triesLeft = 20; triesLeft > 0 && to(address).length === 0; triesLeft -= 1) await wait(100);
  };
  return {
    reads: [
      {
        path: '/mail',
        read: async (query) => {
          const parsed = v.safeParse(querySchema, query);
          if (!parsed.success) throw new ConsoleRefusal(400, 'to is an e-mail address.');
          if (parsed.output.to !== undefined) await waitForFirst(parsed.output.to);
          return to(parsed.output.to);
        },
      },
    ],
    panels: [
      {
        title: 'E-mail inbox',
        columns: ['Time', 'To', 'Subject', 'Text'],
        empty: 'No e-mail sent yet.',
        rows: () =>
          Promise.resolve(
            mails.slice(0, maxShown).map((mail) => ({
              cells: [mail.at, mail.to, mail.subject, mail.text],
              buttons: [],
            })),
          ),
      },
    ],
    afterReset: () => {
      mails.length = 0;
    },
  };
}
