import type { MenuItem, userMenu } from '@clearloan/auth/contract';
import { maskAccount } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { mainCard } from '../cards/cards';
import { missingTasks } from '../certification/tasks';
import { lenderHours } from '../complaints/help';
import { openProblems } from '../complaints/problems';
import type { Handler } from '../http/serve';

/** What the personal centre offers; the app leaves out what it has no screen for. */
export const answerUserMenu: Handler<typeof userMenu> = async ({ borrower: { borrowerId }, say }) => {
  const missing = (await missingTasks(borrowerId)).length;
  const card = await mainCard(borrowerId);
  const open = await openProblems(borrowerId);
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
        title: say(msg`Verification`),
        value: missing === 0 ? say(msg`Done`) : say(msg`${missing} to do`),
        redPoint: missing === 0 ? undefined : missing,
        linkUrl: pathTo('auth'),
      }),
      line({
        key: 'bank',
        title: say(msg`Bank account`),
        subtitle: card && `${card.bankName} ${maskAccount(card.tail)}`,
        linkUrl: pathTo('bindBank'),
      }),
      line({ key: 'payments', title: say(msg`Payments and receipts`), linkUrl: pathTo('order') }),
      line({ key: 'calculator', title: say(msg`Calculator`), linkUrl: pathTo('calculator') }),
      line({ key: 'bookkeeping', title: say(msg`Bookkeeping`), linkUrl: pathTo('bookkeeping') }),
      line({ key: 'reminders', title: say(msg`Reminders`), linkUrl: pathTo('reminders') }),
      line({
        key: 'complaint',
        title: say(msg`Report a problem`),
        value: open === 0 ? undefined : say(msg`${open} open`),
        linkUrl: pathTo('complaint'),
      }),
      line({
        key: 'customerService',
        title: say(msg`Talk to us`),
        subtitle: say(lenderHours),
        linkUrl: pathTo('customerService'),
      }),
    ],
  };
};
