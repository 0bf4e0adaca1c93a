import { deepEqual, match } from 'node:assert/strict';
import { test } from 'node:test';
import { score, tableOf } from './score.mjs';

const cell = (nevers = [], error = null) => ({
  table: 'money',
  row: 'pay',
  fault: 'offline',
  seconds: 1,
  nevers,
  error,
});

test('the score is the share of cells without a fault', () => {
  deepEqual(score([cell(), cell(['N9']), cell([], 'not seen'), cell()]), {
    cells: 4,
    passed: 2,
    stopShip: 0,
    score: 0.5,
  });
});

test('one duplicate payment makes the score 0, and so does a run without cells', () => {
  deepEqual(score([cell(), cell(['N4'])]), { cells: 2, passed: 1, stopShip: 1, score: 0 });
  deepEqual(score([]).score, 0);
});

test('the table lists each fault and its cell, as text', () => {
  const found = [cell(['N9'], '<b>not seen</b>')];
  match(tableOf(found, score(found)), /pay<\/th><td class="no" title="&#60;b&#62;not seen/);
});
