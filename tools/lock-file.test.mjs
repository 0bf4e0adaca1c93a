import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { holdsAll } from './lock-file.mjs';

const pack = (version, more = {}) => ({ version, integrity: `sha512-${version}`, ...more });

test('what the lock file asks for is there', () => {
  equal(holdsAll({ a: pack('1'), b: pack('2') }, { a: pack('1'), b: pack('2') }), true);
});

test('another version, other bytes, a missing or a left-over package ask for an installation', () => {
  equal(holdsAll({ a: pack('2') }, { a: pack('1') }), false);
  equal(holdsAll({ a: pack('1') }, { a: { ...pack('1'), integrity: 'sha512-other' } }), false);
  equal(holdsAll({ a: pack('1') }, {}), false);
  equal(holdsAll({}, { a: pack('1') }), false);
});

test('binaries of other platforms may be absent', () => {
  equal(holdsAll({ a: pack('1', { optional: true }) }, {}), true);
  equal(holdsAll({ a: pack('1', { devOptional: true }) }, {}), true);
});
