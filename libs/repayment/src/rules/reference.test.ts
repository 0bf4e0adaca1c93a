import { utrText } from '../contract';
import { safeParse } from 'valibot';
import { canBeSent, normalReference, referenceShape } from './reference';

it.each([
  ['  4265 0193 8841 ', '426501938841'],
  ['hdfcn52026112012', 'HDFCN52026112012'],
  ['4265-0193–8841', '426501938841'],
  ['\t4265\n0193 8841', '426501938841'],
  ['', ''],
])('takes %j as the reference %j', (typed, reference) => {
  expect(normalReference(typed)).toBe(reference);
});

it.each([
  ['', 'empty', false],
  ['   ', 'empty', false],
  ['4265 0193 88', 'short', false],
  ['42650193884', 'short', false],
  ['426501938841', 'usual', true],
  ['4265 0193 8841', 'usual', true],
  ['4265O1938841', 'maybeZero', true],
  ['4265o193884O', 'maybeZero', true],
  ['OOOOOOOOOOOO', 'maybeZero', true],
  ['AB6501938841', 'odd', true],
  ['4265019388412', 'odd', true],
  ['HDFCN52026112012', 'usual', true],
  ['HDFCN520261120123', 'odd', true],
  ['HDFCR52026112012345678', 'usual', true],
  ['HDFCR520261120123456789', 'long', false],
  ['4265_0193_8841', 'strange', false],
  ['४२६५०१९३८८४१', 'strange', false],
  ['UTR:426501938841', 'strange', false],
])('sees %j as %s', (typed, shape, sendable) => {
  expect(referenceShape(typed)).toBe(shape);
  expect(canBeSent(referenceShape(typed))).toBe(sendable);
  // The lender's own rule and ours must never disagree about what can be sent.
  expect(safeParse(utrText, normalReference(typed)).success).toBe(sendable);
});
