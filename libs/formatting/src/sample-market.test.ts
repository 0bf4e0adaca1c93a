import { sampleMarket } from './sample-market';
import { phoneFromTyped } from './phone';

it('gives examples that its own rules take', () => {
  expect(phoneFromTyped(sampleMarket.phone.example, sampleMarket)).toBeDefined();
  for (const { pattern, example } of sampleMarket.identity) expect(example).toMatch(new RegExp(pattern));
});

it('never lets a list of contacts leave the phone', () => {
  expect(sampleMarket.contactsUpload).toBe('forbidden');
});
