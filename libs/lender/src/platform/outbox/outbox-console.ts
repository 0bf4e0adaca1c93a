import { and, desc, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { ConsoleRefusal, consoleAct, type ConsoleModule, type ConsolePanel } from '../console/console-module';
import { isUuid } from '../context/uuid';
import { db, transaction } from '../database/connection';
import { outboxMessages } from '../database/schema/outbox';
import { sendAgain } from './outbox';

/** How long a message that staff resends is attempted. */
const lifeMs = 24 * 60 * 60_000;

const again = consoleAct('/messages/:messageId/again', v.object({}), async ({ messageId = '' }) => {
  if (!isUuid(messageId) || !(await transaction(() => sendAgain(messageId, lifeMs))))
    throw new ConsoleRefusal(404, 'There is no message to send again.');
  return { ok: true };
});

const failedPanel: ConsolePanel = {
  title: 'Undelivered messages',
  columns: ['Time', 'To', 'Attempts', 'What failed'],
  empty: 'All messages were delivered.',
  rows: async () => {
    const failed = await db()
      .select()
      .from(outboxMessages)
      .where(and(eq(outboxMessages.status, 'failed'), isNotNull(outboxMessages.body)))
      .orderBy(desc(outboxMessages.createdAt))
      .limit(50);
    return failed.map(({ messageId, createdAt, port, tries, lastFailure }) => ({
      cells: [createdAt.toISOString(), port, String(tries), lastFailure ?? ''],
      buttons: [{ label: 'Send again', path: `/messages/${messageId}/again`, body: {} }],
    }));
  },
};

/** Staff resends messages to other systems: a payout, a request, a mail. */
export const outboxConsole: ConsoleModule = { acts: [again], panels: [failedPanel] };
