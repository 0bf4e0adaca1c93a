import { decideOn, type Standing } from './inspect-session';

const mira: Standing = { is: 'alive', account: 'mira' };
const rina: Standing = { is: 'alive', account: 'rina' };
const ended: Standing = { is: 'ended' };
const unreached: Standing = { is: 'unreached' };

it.each([
  ['of another account asks', mira, 'mira', rina, 'ask'],
  ['of the account that is logged in is ignored', mira, 'mira', mira, 'ignore'],
  ['of the account whose login ended replaces it', ended, 'mira', mira, 'use'],
  ['of the account whose data is here logs it in', undefined, 'mira', mira, 'use'],
  ['of the account that may still be logged in is ignored', unreached, 'mira', mira, 'ignore'],
  ['of another account than the data asks', undefined, 'mira', rina, 'ask'],
  ['of an account that this device does not know asks', ended, null, mira, 'ask'],
  ['on a device without a borrower asks who opens it', undefined, null, mira, 'ask'],
  ['that has ended is told to who is logged in', mira, 'mira', ended, 'tell'],
  ['that has ended is ignored where nobody is logged in', undefined, null, ended, 'ignore'],
  ['that nobody could check is told', mira, 'mira', unreached, 'tell'],
  ['that nobody could check is told to a visitor too', undefined, null, unreached, 'tell'],
] as const)('an offered session %s', (_what, login, dataOf, offered, decision) => {
  expect(decideOn({ login, dataOf, offered })).toBe(decision);
});
