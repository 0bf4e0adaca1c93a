import type { Dated } from './market-rules';

/** No store promotes a personal loan that must be repaid in full in 60 days or less. */
export const playPolicy: Dated<number> = {
  from: '2019-08-01',
  value: 61,
  source: {
    title: 'Google Play Developer Policy, Financial Services',
    number: 'answer 9876821',
    date: '2019-08-01',
    link: 'https://support.google.com/googleplay/android-developer/answer/9876821',
  },
};
