import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { parse, safeParse } from 'valibot';
import * as contract from './contract';
import { messagesEmpty, messagesOfAWeek, notificationChoices } from './fixtures/messages';
import { duesOfAWeek, motorbikeLoan, remindersKept, schoolFeesSilent } from './fixtures/dues-of-a-week';

const replies: [string, Endpoint, unknown][] = [
  ['dues of a week', contract.dues, duesOfAWeek],
  ['reminders', contract.reminderList, remindersKept],
  ['motorbike loan', contract.reminderInfo, motorbikeLoan],
  ['messages', contract.messageList, messagesOfAWeek],
  ['no messages', contract.messageList, messagesEmpty],
  ['notification settings', contract.notificationSettings, notificationChoices],
  ['school fees without a bell', contract.reminderInfo, schoolFeesSilent],
];

describe('the reminders contract', () => {
  it.each(replies)('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has seven specified paths and seven additional ones', () => {
    const paths = endpointsOf(contract).map((endpoint) => endpoint.path);
    expect(paths.filter((path) => specifiedPaths.includes(path))).toHaveLength(7);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([
      '/messages/list',
      '/messages/read',
      '/messages/save-setting',
      '/messages/setting',
      '/repayment-product/push-remove',
      '/repayment-product/push-save',
      '/repayment-product/push-setting',
    ]);
  });

  it('has fixtures whose weekly total equals the payments', () => {
    const { dueSoon, totals } = parse(contract.dues.data, duesOfAWeek);
    expect(dueSoon.reduce((total, { amount }) => total + amount, 0)).toBe(totals.next7Days);
  });

  it('keeps an unknown cycle', () => {
    const inside = parse(contract.reminderInfo.data, { ...motorbikeLoan, cycle: 'yearly', bell: null });
    expect(inside.cycle).toBe('yearly');
    expect(inside.bell).toBeUndefined();
  });

  it.each([
    ['an amount with a comma', contract.reminderInfo, { ...motorbikeLoan, amount: '12,5' }],
    ['a reminder without a day', contract.reminderInfo, { ...motorbikeLoan, repayTime: undefined }],
    ['a bell at 25 hours', contract.reminderInfo, { ...motorbikeLoan, bell: { time: '25:00' } }],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, wire) => {
    expect(safeParse(endpoint.data, wire).success).toBe(false);
  });
});

describe('the schema of a reminder request', () => {
  it('decodes two bells from a form', () => {
    const asked = { id: 'r', daysBefore: ['3', '0'], time: '09:00', channels: ['app'] };
    expect(parse(contract.setReminder.request, asked).daysBefore).toEqual([3, 0]);
  });

  it.each([
    ['a reminder without a name', contract.saveReminder, { ...motorbikeLoan, productName: ' ' }],
    ['an unknown cycle', contract.saveReminder, { ...motorbikeLoan, cycle: 'yearly' }],
    ['an unknown list', contract.reminderList, { status: 'lost' }],
    ['a subscription without keys', contract.savePushSubscription, { endpoint: 'https://push.example/a' }],
    ['a subscription without a URL', contract.removePushSubscription, { endpoint: 'push.example' }],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, request) => {
    expect(safeParse(endpoint.request, request).success).toBe(false);
  });
});
