import { withCall, type SeenCall, type TrafficLine } from './traffic';
import { trafficGroups, trafficTotal } from './traffic-groups';

const sent = (path: string, bytes: number): SeenCall => ({ path, bytes, isHeldBack: false });
const linesOf = (calls: readonly SeenCall[]) => calls.reduce<readonly TrafficLine[]>(withCall, []);

it('the traffic log counts requests and bytes, and separates what never left the device', () => {
  const lines = linesOf([
    sent('/v5/index/index', 10),
    sent('/v5/index/index', 20),
    { path: '/v3/buried-point/upload', bytes: 500, isHeldBack: true },
  ]);
  expect(lines).toEqual([
    { path: '/v5/index/index', sent: 2, bytes: 30, heldBack: 0 },
    { path: '/v3/buried-point/upload', sent: 0, bytes: 0, heldBack: 1 },
  ]);
  expect(trafficTotal(lines)).toEqual({ sent: 2, bytes: 30 });
});

it('the traffic log groups requests by purpose', () => {
  const lines = linesOf([
    sent('/v3/product/detail', 1),
    sent('/service/login/login', 1),
    sent('/v3/product/apply', 1),
  ]);
  expect(
    trafficGroups(lines, []).map(({ purpose, lines: of }) => [purpose, of.map(({ path }) => path)]),
  ).toEqual([
    ['logIn', ['/service/login/login']],
    ['loans', ['/v3/product/apply', '/v3/product/detail']],
  ]);
});

const line = (path: string) => ({ path, sent: 1, bytes: 10, heldBack: 0 });
const savings = { title: 'Savings', calls: ['/savings/'] };

it('the requests of a feature that declares them are listed under its title, after the others', () => {
  const lines = ['/savings/open', '/user/logout', '/savings/close'].map(line);
  expect(trafficGroups(lines, [savings])).toEqual([
    { purpose: 'logIn', lines: [line('/user/logout')] },
    { purpose: savings, lines: [line('/savings/close'), line('/savings/open')] },
  ]);
});

it('a request that no feature declares is listed as other', () => {
  expect(trafficGroups([line('/savings/open')], [])).toEqual([
    { purpose: 'unknown', lines: [line('/savings/open')] },
  ]);
});
