import { bookkeepingCalls } from './modules/bookkeeping/calls';
import { borrowerCalls } from './modules/account/calls';
import { removeOldCodes } from './modules/codes/codes';
import { eraseDueAccounts } from './modules/account/delete-account';
import { calculatorCalls } from './modules/calculator/calls';
import { cardCalls } from './modules/certification/card-calls';
import { certificationCalls } from './modules/certification/calls';
import { sampleCards } from './modules/certification/sample-pictures';
import type { CronJob } from './jobs/jobs';
import { complaintCalls } from './modules/complaints/calls';
import { complaintConsole } from './modules/complaints/console';
import { consentCalls } from './modules/consents/calls';
import type { ConsoleModule } from './console/console-module';
import type { Log } from './http/access-log';
import { removeOldCounts } from './http/rates';
import { removeExpiredReplies } from './http/idempotency';
import type { Call } from './context/define-handler';
import { lendingCalls } from './modules/lending/calls';
import { lendingConsole } from './modules/lending/console';
import { seedConsole } from './modules/lending/seeds/seeds';
import { loanBook } from './modules/lending/loan-book';
import { paymentCalls } from './modules/payments/calls';
import { paymentConsole } from './modules/payments/console';
import type { PictureService } from './modules/pictures/pictures';
import { reminderCalls } from './modules/reminders/calls';
import { removeEndedSessions } from './context/sessions';
import { removeOldMessages } from './sms/inbox';

/** What all modules of the lender add up to. */
export interface AppModules {
  /** Every call that the lender answers. */
  readonly calls: readonly Call[];
  /** What each module adds to the staff's console. */
  readonly consoleModules: readonly ConsoleModule[];
  /** Recurring work. */
  readonly jobs: readonly CronJob[];
}

/** What every module gets at start-up. */
export interface AppContext {
  readonly pictures: PictureService;
  /** Whether limits hold; see LIMITS in README.md. */
  readonly isLimited: boolean;
  /** See APP_HOST in README.md. */
  readonly appHost: string | undefined;
  readonly log: Log;
}

const minutes = (count: number) => count * 60_000;

/** The composition root: every module with its calls, console parts and jobs. */
export function createModules({ pictures, isLimited, appHost, log }: AppContext): AppModules {
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
    consoleModules: [sampleCards, lendingConsole, paymentConsole, seedConsole(pictures), complaintConsole],
    jobs: [
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
