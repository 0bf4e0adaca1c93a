import type { Endpoint } from '@clearloan/api-client/declare';
import { deleteUser, loginSetting } from '@clearloan/auth/contract';
import { certifyList } from '@clearloan/certification/contract';
import { helpPage } from '@clearloan/complaints/contract';
import { productDetail } from '@clearloan/loans/contract';
import { changeAutopay } from '@clearloan/repayment/contract';
import { ownedEndpoints } from '@clearloan/open-api';
import { endpointChecks } from './endpoint-rules';

const faultsOf = ({ path }: Endpoint, data: object, request: object = {}) =>
  endpointChecks(path, request, data).flatMap(({ faults }) => faults.map(({ at }) => at));

const account = { cardId: 'k-1', bankName: 'Harbour Bank', tail: '4417', isMain: true };
const autopay = { orderId: 'o-1', productName: 'Loan', state: 'none', accounts: [account] };
const login = { countryCode: '+62', phonePattern: '^8', codeLength: 6, loginTypes: ['sms'] };
const step = { taskType: 'job', title: 'Job', status: 'todo', required: true, minutes: 3 };
const channel = { key: 'problem', title: 'Report a problem' };
const help = { channels: [channel], timeZone: 'Asia/Jakarta' };
const product = {
  productId: 'p-1',
  productName: 'Loan',
  lenderName: 'Lender',
  amountRange: 'to 3,000',
  termInfo: '1 month',
  loanRate: '2 %',
  amountMax: '3000.00',
  aprMin: '24.00',
  aprMax: '36.00',
  example: { principal: '3000.00', tenure: 1, tenure_type: 'month', cost: '60.00' },
};

it.each([
  ['a deletion', deleteUser, { allowed: true, eraseAt: '2026-11-27T00:00:00Z' }, { allowed: false }],
  ['automatic payments', changeAutopay, autopay, { accounts: [{ ...account, isMain: false }] }],
  ['the login', loginSetting, login, { loginTypes: [] }],
  ['the steps', certifyList, { list: [step] }, { list: [{ ...step, minutes: 0 }] }],
  ['help without a channel', helpPage, help, { channels: [] }],
  ['help with a channel twice', helpPage, help, { channels: [channel, { ...channel, title: 'Write' }] }],
  ['a product', productDetail, { product }, { product: { ...product, productId: 'p-2' } }],
])('%s: a reply that breaks its rule is a fault', (_what, endpoint, data, lie) => {
  const request = { productId: 'p-1' };
  expect(faultsOf(endpoint, data, request)).toEqual([]);
  expect(faultsOf(endpoint, { ...data, ...lie }, request)).not.toEqual([]);
});

it('no data has a code, by which a second envelope is known', () => {
  const withCode = ownedEndpoints.filter(
    ({ endpoint: { data } }) => 'entries' in data && data.entries instanceof Object && 'code' in data.entries,
  );
  expect(withCode).toEqual([]);
});
