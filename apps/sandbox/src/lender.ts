import { bookkeepingCalls } from './bookkeeping/calls';
import { borrowerCalls } from './borrowers/calls';
import { removeOldCodes } from './borrowers/codes';
import { eraseDueAccounts } from './borrowers/delete-account';
import { calculatorCalls } from './calculator/calls';
import { cardCalls } from './cards/calls';
import { certificationCalls } from './certification/calls';
import { sampleCards } from './certification/sample-pictures';
import type { Chore } from './chores/chores';
import { complaintCalls } from './complaints/calls';
import { complaintConsole } from './complaints/console';
import { consentCalls } from './consents/calls';
import type { ConsoleRoom } from './console/console-room';
import type { Log } from './http/access-log';
import { removeOldCounts } from './http/rates';
import { removeExpiredReplies } from './http/idempotency';
import type { Call } from './http/serve';
import { lendingCalls } from './lending/calls';
import { lendingConsole } from './lending/console';
import { loanBook } from './lending/loan-book';
import { paymentCalls } from './payments/calls';
import type { PictureRoom } from './pictures/pictures';
import { reminderCalls } from './reminders/calls';
import { removeEndedSessions } from './sessions/sessions';
import { removeOldMessages } from './sms/inbox';

/** All that a lender does. */
export interface Offer {
  /** Every call it answers. */
  readonly calls: readonly Call[];
  /** What each domain adds to the staff's console. */
  readonly consoleRooms: readonly ConsoleRoom[];
  /** What has to be done from time to time. */
  readonly chores: readonly Chore[];
}

/** What the domains need of the house they work in. */
export interface House {
  readonly pictures: PictureRoom;
  /** Whether limits hold; see LIMITS in README.md. */
  readonly isLimited: boolean;
  /** See APP_HOST in README.md. */
  readonly appHost: string | undefined;
  readonly log: Log;
}

const minutes = (count: number) => count * 60_000;

/** This lender, domain by domain. */
export function createOffer({ pictures, isLimited, appHost, log }: House): Offer {
  return {
    calls: [
      ...borrowerCalls(loanBook, { isCapped: isLimited, appHost }),
      ...certificationCalls(loanBook, pictures),
      ...cardCalls(loanBook),
      ...consentCalls(log),
      ...lendingCalls,
      ...paymentCalls(pictures),
      ...bookkeepingCalls(pictures),
      ...reminderCalls,
      ...calculatorCalls,
      ...complaintCalls(pictures),
    ],
    consoleRooms: [sampleCards, lendingConsole(pictures), complaintConsole],
    chores: [
      { name: 'ended sessions', everyMs: minutes(10), run: removeEndedSessions },
      { name: 'expired replies', everyMs: minutes(10), run: removeExpiredReplies },
      { name: 'old codes', everyMs: minutes(10), run: removeOldCodes },
      { name: 'old messages', everyMs: minutes(10), run: removeOldMessages },
      { name: 'old counts', everyMs: minutes(10), run: removeOldCounts },
      { name: 'due erasures', everyMs: minutes(1), run: eraseDueAccounts(pictures, loanBook) },
      { name: 'bytes without a picture', everyMs: minutes(60), run: pictures.sweep },
    ],
  };
}
