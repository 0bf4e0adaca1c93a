import { trafficGroups } from './traffic-groups';

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
