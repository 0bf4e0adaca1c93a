import { phoneFromTyped, sampleMarket } from '@clearloan/formatting';
import {
  doubtInAadhaar,
  doubtInIfsc,
  doubtInNik,
  doubtInNpwp,
  doubtInPan,
  doubtInPin,
  hasVerhoeffDigit,
  nikHolder,
} from './id-numbers';

const unknown = { birthday: '', gender: '' };

it.each([
  ['AAAPZ1234C', undefined],
  ['aaapz 1234 c', undefined],
  ['AAACZ1234C', 'notPerson'],
  ['AAAXZ1234C', 'shape'],
  ['AAAPZ123C', 'shape'],
])('a PAN %s: %s', (typed, doubt) => {
  expect(doubtInPan(typed)).toBe(doubt);
});

it.each(['999941057058', '9999 7165 8847', '999933119405', '999955183433', '999990501894', '234123412346'])(
  'an Aadhaar %s is valid',
  (typed) => {
    expect(doubtInAadhaar(typed)).toBeUndefined();
  },
);

it.each([
  ['234123412345', 'checkDigit'],
  ['134123412346', 'shape'],
  ['23412341234', 'shape'],
])('an Aadhaar %s: %s', (typed, doubt) => {
  expect(doubtInAadhaar(typed)).toBe(doubt);
});

it('the check digit detects any wrong digit and any two swapped neighbours', () => {
  expect(hasVerhoeffDigit('2363')).toBe(true);
  const right = '999941057058';
  for (let place = 0; place < right.length; place += 1) {
    for (const digit of '0123456789') {
      const changed = right.slice(0, place) + digit + right.slice(place + 1);
      expect(hasVerhoeffDigit(changed)).toBe(changed === right);
    }
    const swapped = `${right.slice(0, place)}${right[place + 1] ?? ''}${right[place] ?? ''}${right.slice(place + 2)}`;
    expect(hasVerhoeffDigit(swapped)).toBe(swapped === right);
  }
});

it('postal codes and branch codes of India have a fixed format', () => {
  expect([doubtInPin('560001'), doubtInPin('056001')]).toEqual([undefined, 'shape']);
  expect([doubtInIfsc('hdfc0001234'), doubtInIfsc('HDFC1001234')]).toEqual([undefined, 'shape']);
});

it('a NIK contains the birthday and the gender of its holder', () => {
  expect(nikHolder('3174014403910312')).toEqual({ gender: 'female', birthday: '91-03-04' });
  expect(nikHolder('3174010403910312')).toEqual({ gender: 'male', birthday: '91-03-04' });
});

it.each([
  ['3174014403910312', unknown, undefined],
  ['3174014403910312', { birthday: '1991-03-04', gender: 'female' }, undefined],
  ['3174014403910312', { birthday: '1991-03-05', gender: 'female' }, 'otherBirthday'],
  ['3174014403910312', { birthday: '1991-03-04', gender: 'male' }, 'otherGender'],
  ['3174014403910312', { birthday: '1991-03-04', gender: 'other' }, undefined],
  ['3174014403910000', unknown, 'runningNumber'],
  ['3174014413910312', unknown, 'noSuchDay'],
  ['3174013102910312', unknown, 'noSuchDay'],
  ['3174017102910312', unknown, 'noSuchDay'],
  ['3174012902910312', unknown, 'noSuchDay'],
  ['3174012902920312', unknown, undefined],
  ['3174012902000312', unknown, undefined],
  ['3174.0144.0391 0312', unknown, undefined],
  ['३१७४०१४४०३९१०३१२', unknown, undefined],
  ['317401440391031', unknown, 'shape'],
] as const)('a NIK %s of %j: %s', (typed, person, doubt) => {
  expect(doubtInNik(typed, person)).toBe(doubt);
});

it.each([
  ['02.421.275.5-000.000', undefined],
  ['02.421.275.6-000.000', 'checkDigit'],
  ['0024212755000000', undefined],
  ['3174014403910312', undefined],
  ['02.421.275', 'shape'],
])('an NPWP %s: %s', (typed, doubt) => {
  expect(doubtInNpwp(typed)).toBe(doubt);
});

it('phone numbers follow the market’s pattern and are normalized', () => {
  expect(phoneFromTyped('0812 3456 7890', sampleMarket)).toBe('+6281234567890');
  expect(phoneFromTyped('5123456789', sampleMarket)).toBeUndefined();
  const phone = { countryCode: '+91', pattern: '^(?:\\+?91|0)?([6-9]\\d{9})$', example: '98765 43210' };
  expect(phoneFromTyped('9876543210', { ...sampleMarket, phone })).toBe('+919876543210');
  expect(phoneFromTyped('5876543210', { ...sampleMarket, phone })).toBeUndefined();
});
