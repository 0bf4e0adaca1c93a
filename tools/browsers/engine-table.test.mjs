import assert from 'node:assert/strict';
import { it } from 'node:test';
import { engineTable } from './engine-table.mjs';

const seen = { sideways: [], smallFields: [], faults: [] };
const record = (engine, more) => ({ engine, version: `${engine} 1`, counts: {}, ...seen, ...more });

it('a browser has one row: the runs done of those planned, and its faults by kind', () => {
  const [head, firefox, webkit, ...others] = engineTable([
    record('webkit', { counts: { steps: { planned: 26, done: 9 }, uploads: { planned: 4, done: 0 } } }),
    record('firefox', { counts: { screens: { planned: 8, done: 8 } }, sideways: ['login: 4 px'] }),
    record('firefox', {
      counts: { screens: { planned: 3, done: 2 } },
      faults: [{ kind: 'page error' }, { kind: 'page error' }, { kind: 'policy violation' }],
    }),
  ])
    .split('\n')
    .map((line) => line.split(/ {2,}/));
  assert.deepEqual(others, []);
  const cell = (row, title) => row[head.indexOf(title)];
  assert.equal(cell(webkit, 'steps'), '9/26');
  assert.equal(cell(webkit, 'uploads'), '0/4');
  assert.equal(cell(webkit, 'page error'), '0');
  assert.equal(cell(firefox, 'browser'), 'firefox 1');
  assert.equal(cell(firefox, 'screens'), '10/11');
  assert.equal(cell(firefox, 'steps'), '-');
  assert.equal(cell(firefox, 'page error'), '2');
  assert.equal(cell(firefox, 'policy violation'), '1');
  assert.equal(cell(firefox, 'sideways'), '1');
  assert.equal(cell(firefox, 'small fields'), '0');
});
