import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { inTenths } from './path-in-tenths.mjs';

test('numbers are drawn in tenths, whole ones and the flags of an arc as they are', () => {
  equal(inTenths('M228.75,100.05a16,16,0,1,1,16,16Z'), 'M228.8,100a16,16,0,1,1,16,16Z');
  equal(inTenths('c-3.52-3.67.04.15'), 'c-3.5-3.7 0 .1');
});

test('two numbers that were told apart by a point still are', () => {
  equal(inTenths('l1.02.5'), 'l1 .5');
  equal(inTenths('l1.02.04'), 'l1 0');
  equal(inTenths('l1.26.54'), 'l1.3.5');
});
