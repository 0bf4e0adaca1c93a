import type { CronJob } from '../../platform/jobs/jobs';
import { ordersWithMandateDue } from '../lending/catch-up';
import type { ConsoleModule } from '../../platform/console/console-module';
import { lendingConsole, retryOrder } from '../lending/console';
import { orderSteps } from '../orders/attention';
import type { Retry } from '../../platform/jobs/attention-console';
import { seedConsole } from '../lending/seeds/seeds';
import { paymentConsole } from '../payments/console';
import { checkBooks } from '../payments/check-books';
import { waitingMoney } from '../payments/bank-entry';
import { entryConsole } from '../payments/entry-console';
import type { PictureService } from '../../modules/pictures/pictures';

export { unsoldLines } from '../lending/lawful';
export { addLogoRoute } from '../lending/logos';

/** The core's console modules. Another core has its own back office. */
export const coreConsole = (pictures: PictureService): readonly ConsoleModule[] => [
  lendingConsole,
  paymentConsole,
  entryConsole,
  seedConsole(pictures),
];

/** How staff retries the parked work of the core that is in no job. */
export const coreRetries: Readonly<Record<string, Retry>> = { [orderSteps]: retryOrder };

/** The core's scheduled jobs: automatic payments, money that waits, and the comparison of ledger and bank. */
export const coreJobs: readonly CronJob[] = [
  { name: 'automatic-payments', cron: '* * * * *', items: ordersWithMandateDue },
  { name: 'check-books', cron: '30 1 * * *', check: checkBooks },
  { name: 'waiting-money', cron: '*/10 * * * *', items: waitingMoney },
];
