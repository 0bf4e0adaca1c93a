import { parse } from 'valibot';
import { homePage } from '../contract';
import { orderList as orderListCall, type RepayItem } from '@clearloan/loan-view/contract';
import { homeVisitor } from '../fixtures/home-visitor';
import { homeLiveLoan } from '../fixtures/home-live-loan';
import { homeNewerLender } from '../fixtures/home-newer-lender';
import { orderList } from '@clearloan/loan-view/fixtures';
import { heroOf, itemsOf } from './home-hero';

const live = parse(homePage.data, homeLiveLoan).list;
const visitor = parse(homePage.data, homeVisitor).list;
const application = parse(orderListCall.data, orderList).list[1]!;
const [item] = itemsOf(live, 'REPAY');
const another = (change: Partial<RepayItem>): RepayItem => ({ ...item!, ...change });

it('home shows the next payment, whatever else the lender sends', () => {
  expect(heroOf(live, [application])).toEqual({ is: 'repay', item, others: [] });
});

it('home shows the payment that is longest late, then the one due first', () => {
  const items = [
    another({ orderId: 'later', dueTime: '2026-11-30' }),
    another({ orderId: 'soon', dueTime: '2026-11-24' }),
    another({ orderId: 'late', dueTime: '2026-11-29', overdueDays: 2 }),
    another({ orderId: 'longest late', dueTime: '2026-11-29', overdueDays: 8 }),
  ];
  const hero = heroOf([{ type: 'REPAY', items }], []);
  expect(hero.is === 'repay' && [hero.item, ...hero.others].map(({ orderId }) => orderId)).toEqual([
    'longest late',
    'late',
    'soon',
    'later',
  ]);
});

it.each([
  [['reviewing', 'approved', 'draft'], 'approved'],
  [['reviewing', 'draft', 'disburseFailed'], 'disburseFailed'],
  [['disbursing', 'draft'], 'draft'],
  [['reviewing', 'disbursing'], 'disbursing'],
  [['rejected', 'an unknown status', 'reviewing'], 'reviewing'],
])('home shows, among applications that are %p, the one that is %s', (statuses, orderStatus) => {
  const applications = statuses.map((status) => ({ ...application, orderStatus: status }));
  expect(heroOf(visitor, applications)).toEqual({
    is: 'application',
    order: { ...application, orderStatus },
  });
});

it('home shows an example with its whole cost when there is no payment and no application', () => {
  expect(heroOf(visitor, [])).toMatchObject({ is: 'example', example: { principal: 500000 } });
});

it('home shows nothing when the lender has no example', () => {
  expect(
    heroOf([{ type: 'PRODUCT_LIST', items: [] }], [{ ...application, orderStatus: 'rejected' }]),
  ).toEqual({
    is: 'nothing',
  });
});

it('home skips blocks that this build cannot read', () => {
  const blocks = parse(homePage.data, homeNewerLender).list;
  expect(heroOf(blocks, [])).toEqual({ is: 'repay', item, others: [] });
});
