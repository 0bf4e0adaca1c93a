import { screens as accountScreens } from '@clearloan/account/screens';
import { screens as applicationScreens } from '@clearloan/application/screens';
import { screens as authScreens } from '@clearloan/auth/screens';
import { screens as lockScreens } from '@clearloan/device-lock/screens';
import { screens as bookScreens } from '@clearloan/bookkeeping/screens';
import { screens as calculatorScreens } from '@clearloan/calculator/screens';
import { screens as certificationScreens } from '@clearloan/certification/screens';
import { screens as complaintScreens } from '@clearloan/complaints/screens';
import { screens as homeScreens } from '@clearloan/home/screens';
import { screens as loanScreens } from '@clearloan/loans/screens';
import { screens as privacyScreens } from '@clearloan/privacy/screens';
import { screens as reminderScreens } from '@clearloan/reminders/screens';
import { screens as repaymentScreens } from '@clearloan/repayment/screens';
import { features } from './features';
import { hasScreen, provideScreens } from './screens';

const listed = [
  ...[
    ...homeScreens,
    ...applicationScreens,
    ...loanScreens,
    ...repaymentScreens,
    ...certificationScreens,
    ...authScreens,
    ...accountScreens,
    ...lockScreens,
    ...complaintScreens,
  ],
  ...[...calculatorScreens, ...bookScreens, ...reminderScreens, ...privacyScreens],
];
beforeAll(() => provideScreens(features));

const patterns = listed.map(({ pattern }) => pattern);

it('every screen that the app routes to is listed once, so that all are checked', () => {
  const routed = features.map(({ path }) => path);
  expect([...patterns].sort()).toEqual([...routed].sort());
});

it('every screen lists its default state first, and each state once', () => {
  for (const { name, states } of listed) {
    expect([name, states[0].state]).toEqual([name, 'default']);
    const names = states.map(({ state }) => state);
    expect([name, ...new Set(names)]).toEqual([name, ...names]);
  }
});

it('a screen is found by its path in any notation, and no other is', () => {
  const paths = patterns.map((pattern) => pattern.replace(/:\w+/g, 'a1'));
  expect(paths.filter((path) => !hasScreen(path) || !hasScreen(`${path.toUpperCase()}/?_tab=b#c`))).toEqual(
    [],
  );
  expect(['/nowhere', '/orders/a1/nowhere', '/order'].filter(hasScreen)).toEqual([]);
});
