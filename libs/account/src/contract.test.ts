import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { codeSent } from '@clearloan/session/testing';
import { parse } from 'valibot';
import * as contract from './contract';
import { deletionAllowed, deletionBlockedByLoan } from './fixtures/deletion';
import { threeSessions } from './fixtures/sessions';
import { userMenu } from './fixtures/user-menu';

const replies: [string, Endpoint, unknown][] = [
  ['user-menu', contract.userMenu, userMenu],
  ['deletion blocked', contract.deleteUser, deletionBlockedByLoan],
  ['deletion allowed', contract.deleteUser, deletionAllowed],
  ['sessions', contract.sessionList, threeSessions],
  ['sessions ended', contract.endSessions, { ended: 2 }],
  ['phone changed', contract.changePhone, { phone: '+62 812 •••• 0418' }],
  ['e-mail address', contract.emailAddress, { email: 'm•••@example.com' }],
  ['no e-mail address', contract.emailAddress, {}],
  ['e-mail code sent', contract.sendEmailCode, codeSent],
  ['e-mail address saved', contract.saveEmail, { email: 'm•••@example.com' }],
  ['e-mail address removed', contract.removeEmail, null],
  ['document sent', contract.sendDocument, { email: 'm•••@example.com' }],
];

describe('the account contract', () => {
  it.each(replies)('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has two specified paths and eight additional ones', () => {
    const paths = endpointsOf(contract).map((endpoint) => endpoint.path);
    expect(paths.filter((path) => specifiedPaths.includes(path))).toHaveLength(2);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([
      '/v3/personal-center/document-mail',
      '/v3/personal-center/email-code',
      '/v3/personal-center/email-info',
      '/v3/personal-center/email-remove',
      '/v3/personal-center/email-save',
      '/v3/personal-center/phone-change',
      '/v3/personal-center/session-end',
      '/v3/personal-center/session-list',
    ]);
  });

  it('has no public endpoint', () => {
    expect(endpointsOf(contract).filter((endpoint) => endpoint.public)).toEqual([]);
  });
});

it('a deletion ends the session and invalidates nothing, as a refetch would lead to the login', () => {
  expect(contract.deleteUser.invalidatesTags).toEqual([]);
});
