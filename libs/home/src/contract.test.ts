import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { parse } from 'valibot';
import * as contract from './contract';
import { homeLiveLoan } from './fixtures/home-live-loan';
import { homeNewerLender } from './fixtures/home-newer-lender';
import { homeOverdue } from './fixtures/home-overdue';
import { homeVisitor } from './fixtures/home-visitor';

const replies: [string, Endpoint, unknown][] = [
  ['home-visitor', contract.homePage, homeVisitor],
  ['home-live-loan', contract.homePage, homeLiveLoan],
  ['home-overdue', contract.homePage, homeOverdue],
  ['home-newer-lender', contract.homePage, homeNewerLender],
];

describe('the contract of home', () => {
  it.each(replies)('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has one specified path', () => {
    const paths = endpointsOf(contract).map((endpoint) => endpoint.path);
    expect(paths.filter((path) => specifiedPaths.includes(path))).toHaveLength(1);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([]);
  });

  it('still shows home when a block is unknown or broken', () => {
    const { list } = parse(contract.homePage.data, homeNewerLender);
    expect(list.slice(0, 2)).toEqual([
      { type: 'UNREADABLE', of: 'STORY_BAR' },
      { type: 'UNREADABLE', of: 'REPAY' },
    ]);
    expect(list[2]).toMatchObject({ type: 'REPAY', items: [{ amount: 214231, left: 856924 }] });
  });
});
