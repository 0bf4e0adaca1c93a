import type { MarketRules, Source } from './market-rules';
import { marketRules, rowsToCheck } from './markets';

describe('rows to check', () => {
  const row = (source: Partial<Source>): MarketRules => ({
    ...marketRules.sample,
    coolingOffDays: [
      {
        from: '2025-01-01',
        value: 1,
        source: { title: 'A law', number: '1', date: '2025-01-01', link: 'https://example.org', ...source },
      },
    ],
  });
  const reasons = (source: Partial<Source>) =>
    rowsToCheck(row(source), '2026-11-26').map(({ reason }) => reason);

  it('are superseded, older than a year, or not read', () => {
    expect(reasons({ readOn: '2026-11-01' })).toEqual([]);
    expect(reasons({ readOn: '2025-11-25' })).toEqual(['old']);
    expect(reasons({})).toEqual(['notRead']);
    const supersededBy = {
      title: 'Its successor',
      number: '2',
      date: '2026-11-26',
      link: 'https://example.org',
    };
    expect(reasons({ readOn: '2026-11-01', supersededBy })).toEqual(['superseded']);
    expect(rowsToCheck(row({ readOn: '2026-11-01', supersededBy }), '2026-11-25')).toEqual([]);
  });

  it('are none that is superseded in any market on the day of this build', () => {
    const found = Object.values<MarketRules>(marketRules).flatMap((rules) =>
      rowsToCheck(rules, '2026-11-26'),
    );
    expect(found.filter(({ reason }) => reason !== 'notRead')).toEqual([]);
  });
});
