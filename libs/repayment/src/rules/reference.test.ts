import { utrText } from '../contract';
import { safeParse } from 'valibot';
import { typedReference } from '@clearloan/formatting';
import { canBeSent, referenceShape } from './reference';

it.each([
  ['  4265 0193 8841 ', '426501938841'],
  ['hdfcn52026112012', 'HDFCN52026112012'],
  ['4265-0193–8841', '426501938841'],
  ['\t4265\n0193 8841', '426501938841'],
  ['', ''],
  ['UTR: 4265 0193 8841', '426501938841'],
  ['UPI Ref No. : 426501938841', '426501938841'],
  ['४२६५०१९३८८४१', '426501938841'],
  ['\u2068426501938841\u2069', '426501938841'],
  ['UTRN5202611201', 'UTRN5202611201'],
])('the input %j becomes the reference %j', (typed, reference) => {
  expect(typedReference(typed)).toBe(reference);
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
  ['4265_0193_8841', 'usual', true],
  ['४२६५०१९३८८४१', 'usual', true],
  ['UTR:426501938841', 'usual', true],
  ['4265/0193/8841', 'strange', false],
  ['HDFCN5202611201é', 'strange', false],
])('the reference %j is %s', (typed, shape, sendable) => {
  expect(referenceShape(typed)).toBe(shape);
  expect(canBeSent(referenceShape(typed))).toBe(sendable);
  // The lender's rule and the app's must always agree about what can be sent.
  expect(safeParse(utrText, typedReference(typed)).success).toBe(sendable);
});
