import type { MenuItem, userMenu } from '@clearloan/auth/contract';
import { maskAccount } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { mainCard } from '../certification/cards';
import { missingTasks } from '../certification/tasks';
import { lenderHours } from '../complaints/help';
import { openProblems } from '../complaints/problems';
import { answeredProblems } from '../complaints/reports/answered-problems';
import type { Handler } from '../../platform/context/request-context';

/** The entries of the personal centre. The app omits entries that it has no screen for. */
export const answerUserMenu: Handler<typeof userMenu> = async ({ borrower: { borrowerId }, t }) => {
  const missing = (await missingTasks(borrowerId)).length;
  const card = await mainCard(borrowerId);
  const open = await openProblems(borrowerId);
  const answered = (await answeredProblems(borrowerId)).length;
  const line = (item: Pick<MenuItem, 'key' | 'title' | 'linkUrl'> & Partial<MenuItem>): MenuItem => ({
    subtitle: undefined,
    value: undefined,
    iconUrl: undefined,
    redPoint: undefined,
    ...item,
  });
  return {
    list: [
      line({
        key: 'certification',
        title: t(msg`Verification`),
        value: missing === 0 ? t(msg`Done`) : t(msg`${missing} left`),
        redPoint: missing === 0 ? undefined : missing,
        linkUrl: pathTo('auth'),
      }),
      line({
        key: 'bank',
        title: t(msg`Bank account`),
        subtitle: card && `${card.bankName} ${maskAccount(card.tail)}`,
        linkUrl: pathTo('bindBank'),
      }),
      line({ key: 'payments', title: t(msg`Payments and receipts`), linkUrl: pathTo('activity') }),
      line({ key: 'statements', title: t(msg`Statements and letters`), linkUrl: pathTo('statements') }),
      line({ key: 'calculator', title: t(msg`Calculator`), linkUrl: pathTo('calculator') }),
      line({ key: 'bookkeeping', title: t(msg`Bookkeeping`), linkUrl: pathTo('bookkeeping') }),
      line({ key: 'reminders', title: t(msg`Reminders`), linkUrl: pathTo('reminders') }),
      line({
        key: 'complaint',
        title: t(msg`Report a problem`),
        value: answered > 0 ? t(msg`Answered`) : open === 0 ? undefined : t(msg`${open} open`),
        redPoint: answered === 0 ? undefined : answered,
        linkUrl: pathTo('complaint'),
      }),
      line({
        key: 'customerService',
        title: t(msg`Contact us`),
        subtitle: t(lenderHours),
        linkUrl: pathTo('customerService'),
      }),
    ],
  };
};
