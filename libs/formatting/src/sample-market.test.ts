import { sampleMarket } from './sample-market';
import { phoneFromTyped } from './phone';

it('the examples of the sample market match its rules', () => {
  expect(phoneFromTyped(sampleMarket.phone.example, sampleMarket)).toBeDefined();
  for (const { pattern, example } of sampleMarket.identity) expect(example).toMatch(new RegExp(pattern));
});

it('the sample market forbids the upload of contacts', () => {
  expect(sampleMarket.contactsUpload).toBe('forbidden');
});
