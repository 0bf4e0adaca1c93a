import { activity } from '@clearloan/loans/contract';
import { listActivity } from './modules/activity/list-activity';
import { messageCalls } from './modules/messages/calls';
import { bookkeepingCalls } from './modules/bookkeeping/calls';
import { borrowerCalls } from './modules/account/calls';
import { removeOldCodes } from './modules/codes/codes';
import { removeVisitorsConsents } from './modules/consents/consents';
import { dueErasures } from './modules/account/delete-account';
import { calculatorCalls } from './modules/calculator/calls';
import { cardCalls } from './modules/certification/card-calls';
import { certificationCalls } from './modules/certification/calls';
import { sampleCards } from './modules/certification/sample-drawing';
import { attentionConsole } from './platform/jobs/attention-console';
import { clockRetries } from './platform/jobs/clock-watch';
import type { CronJob } from './platform/jobs/jobs';
import { passkeyCalls } from './modules/passkeys/calls';
import { emailCalls } from './modules/email/calls';
import { complaintCalls } from './modules/complaints/calls';
import { complaintConsole } from './modules/complaints/console';
import { consentCalls } from './modules/consents/reports';
import type { ConsoleModule } from './platform/console/console-module';
import type { Log } from './platform/http/access-log';
import { removeOldCounts } from './platform/http/rates';
import { removeExpiredReplies } from './platform/http/idempotency';
import { defineHandler, type Call } from './platform/context/define-handler';
import { coreConsole, coreJobs, coreRetries } from './core/binding/core-parts';
import { lendingCalls } from './modules/loan-calls/lending-calls';
import { paymentCalls } from './modules/loan-calls/payment-calls';
import type { Branding } from './platform/brand/branding';
import type { Lender } from './platform/lender/lender';
import type { PictureService } from './modules/pictures/pictures';
import { reminderCalls } from './modules/reminders/calls';
import { pushJobs } from './modules/reminders/push-reminders';
import { removeUnusedDevices } from './platform/context/known-devices';
import { removeEndedSessions } from './platform/context/sessions';
import { removeOldOutbox, unsentMessages } from './platform/outbox/outbox';
import { outboxConsole } from './platform/outbox/outbox-console';
import type { Metrics } from './platform/observability/metrics';
import type { Ports } from './platform/ports/create-ports';
import { codesConsole } from './modules/codes/console';

/** The sum of all modules of the lender. */
export interface AppModules {
  /** All endpoints of the lender. */
  readonly calls: readonly Call[];
  /** The modules' parts of the staff console. */
  readonly consoleModules: readonly ConsoleModule[];
  /** Recurring jobs. */
  readonly jobs: readonly CronJob[];
}

/** What every module receives at startup. */
export interface AppContext extends Ports, Lender {
  /** The changes of the brand to the shell's files. */
  readonly branding: Branding | undefined;
  readonly pictures: PictureService;
  /** The ceiling of all codes of an hour; undefined if limits are off. See CODES_PER_HOUR and LIMITS in README.md. */
  readonly codesPerHour: number | undefined;
  /** See APP_HOST in README.md. */
  readonly appHost: string | undefined;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** The composition root: all modules with their endpoints, console parts and jobs. */
export function createModules(context: AppContext): AppModules {
  const { core, pictures, codesPerHour, appHost, sms, webPush, log } = context;
  const { loanBook } = core;
  const jobs = jobsOf(context);
  return {
    calls: [
      ...borrowerCalls(loanBook, { codesPerHour, appHost, sms }),
      ...passkeyCalls(),
      ...emailCalls(core, codesPerHour),
      ...certificationCalls(loanBook, pictures),
      ...cardCalls(loanBook),
      ...consentCalls(log),
      ...lendingCalls(core.loanAnswers),
      ...paymentCalls(core.repaymentAnswers, pictures),
      ...bookkeepingCalls(pictures),
      ...reminderCalls(webPush),
      ...messageCalls,
      ...calculatorCalls,
      ...complaintCalls(pictures),
      defineHandler(activity, listActivity),
    ],
    consoleModules: [
      attentionConsole(jobs, { ...coreRetries, ...clockRetries }),
      sampleCards,
      ...coreConsole(pictures),
      outboxConsole,
      complaintConsole,
      codesConsole(codesPerHour),
    ],
    jobs,
  };
}

function jobsOf({ core: { loanBook }, pictures, webPush }: AppContext): readonly CronJob[] {
  return [
    { name: 'ended-sessions', cron: '*/10 * * * *', statement: removeEndedSessions },
    { name: 'unused-devices', cron: '20 * * * *', statement: removeUnusedDevices },
    { name: 'consents-of-visitors', cron: '40 * * * *', statement: removeVisitorsConsents },
    { name: 'expired-replies', cron: '*/10 * * * *', statement: removeExpiredReplies },
    { name: 'old-codes', cron: '*/10 * * * *', statement: removeOldCodes },
    { name: 'old-counts', cron: '*/10 * * * *', statement: removeOldCounts },
    { name: 'old-outbox', cron: '30 * * * *', statement: removeOldOutbox },
    { name: 'unsent-messages', cron: '* * * * *', items: unsentMessages },
    { name: 'due-erasures', cron: '* * * * *', items: dueErasures(pictures, loanBook) },
    ...coreJobs,
    ...pushJobs(webPush),
    { name: 'bytes-without-a-picture', cron: '15 * * * *', items: pictures.unused },
  ];
}
