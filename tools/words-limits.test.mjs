import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import { limitFault, placesIn, widthOf } from './words-limits.mjs';

test('the texts of a button, a stamp and a tab are found with their location', () => {
  const source = `
    { to: pathTo('main'), label: t\`Home\`, icon: HouseIcon, chosenIcon: HouseFillIcon },
    { value: 'early', label: <Trans>Pay early</Trans> },
    <Button kind="line" onClick={() => go()}>
      <Trans>Save and
        continue</Trans>
    </Button>
    <Stamp kind="due"><Trans context="reports">Open</Trans></Stamp>
    <Text><Trans>A sentence has room.</Trans></Text>`;
  deepEqual(placesIn(source), [
    { place: 'tab', context: undefined, message: 'Home' },
    { place: 'page tab', context: undefined, message: 'Pay early' },
    { place: 'stamp', context: 'reports', message: 'Open' },
    { place: 'button', context: undefined, message: 'Save and continue' },
  ]);
});

test('a Han character is two columns wide, a mark on a Devanagari letter zero, an amount ten', () => {
  equal(widthOf('还款'), 4);
  equal(widthOf('प्रोफ़ाइल'), 5);
  equal(widthOf('Pay {amount}'), 14);
});

test('a tab label that would be cut off is a fault', () => {
  deepEqual(limitFault('tab', 'Profil'), []);
  match(limitFault('tab', 'Kumpulan pinjaman')[0], /17 columns wide, but a tab has 12: shorten it/);
});
