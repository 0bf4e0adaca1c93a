import type { Endpoint } from '@clearloan/api-client/declare';
import { deleteUser, sessionList, userMenu } from '@clearloan/account/contract';
import { loginSetting } from '@clearloan/session/contract';
import {
  cardSetting,
  certifyList,
  faceAttempts,
  jobInfo,
  uploadImage,
} from '@clearloan/certification/contract';
import { helpPage, problemDetail } from '@clearloan/complaints/contract';
import { applyForProduct } from '@clearloan/application/contract';
import { productDetail } from '@clearloan/loans/contract';
import { changeAutopay, payTypes } from '@clearloan/repayment/contract';
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

const [morning, noon] = ['2026-11-27T08:00:00Z', '2026-11-27T12:00:00Z'];
const device = { deviceId: 'd-1', browser: 'other', system: 'other', startedAt: morning, seenAt: noon };
const session = { ...device, isShared: false, isCurrent: true, isLoggedIn: true };
const option = { value: 'employed', label: 'Employed' };
const work = { code: 'job', cate: 'enum', title: 'Work', required: true, options: [option] };
const firm = { code: 'firm', cate: 'txt', title: 'Firm', required: true, inputType: 'text', max: 80 };
const firmIf = (values: readonly string[]) => ({ ...firm, showWhen: { code: 'job', values } });
const bankItem = { ...work, code: 'bank_code', options: [{ value: 'HARB', label: 'Harbour Bank' }] };
const bank = { bankCode: 'HARB', bankName: 'Harbour Bank' };
const card = { cardId: 'k-1', bankName: 'Harbour Bank', tail: '4417', status: 'bound', isMain: true };
const line = { at: morning, status: 'submitted', by: 'borrower', text: 'It does not show.' };
const problem = {
  problemId: 'P-1',
  title: 'Payment',
  problemType: 'payment',
  problemSonType: 'notShown',
  problemDetail: 'It does not show.',
  status: 'submitted',
  createTime: morning,
  escalateAt: noon,
  timeline: [line],
};
const done = { taskType: 'job', title: 'Job', status: 'done', required: true, canClick: true };
const way = {
  payType: 'va',
  name: 'Harbour Bank',
  kind: 'virtualAccount',
  fee: '0.00',
  min: '1.00',
  max: '9.00',
};

it.each([
  ['a deletion', deleteUser, { allowed: true, eraseAt: '2026-11-27T00:00:00Z' }, { allowed: false }],
  ['automatic payments', changeAutopay, autopay, { accounts: [{ ...account, isMain: false }] }],
  ['the login', loginSetting, login, { loginTypes: [] }],
  ['the steps', certifyList, { list: [step] }, { list: [{ ...step, minutes: 0 }] }],
  ['help without a channel', helpPage, help, { channels: [] }],
  ['help with a channel twice', helpPage, help, { channels: [channel, { ...channel, title: 'Write' }] }],
  ['a product', productDetail, { product }, { product: { ...product, productId: 'p-2' } }],
  [
    'help without days',
    helpPage,
    help,
    { channels: [{ ...channel, hours: [{ days: [], from: '08:00', to: '09:00' }] }] },
  ],
  ['the menu', userMenu, { list: [{ key: 'bank', title: 'Bank account' }] }, { list: [] }],
  ['a session', sessionList, { list: [session] }, { list: [{ ...session, isLoggedIn: false }] }],
  [
    'a session before its start',
    sessionList,
    { list: [session] },
    { list: [{ ...session, startedAt: noon, seenAt: morning }] },
  ],
  ['a choice', jobInfo, { items: [work] }, { items: [{ ...work, options: [] }] }],
  ['a question of no length', jobInfo, { items: [firm] }, { items: [{ ...firm, max: 0 }] }],
  ['a typed place', jobInfo, { items: [firm] }, { items: [{ ...firm, cate: 'citySelect' }] }],
  [
    'a question that is never shown',
    jobInfo,
    { items: [work, firmIf(['employed'])] },
    { items: [work, firmIf([])] },
  ],
  [
    'a question on no answer',
    jobInfo,
    { items: [work, firmIf(['employed'])] },
    { items: [work, firmIf(['daily'])] },
  ],
  [
    'a bank',
    cardSetting,
    { items: [bankItem], banks: [bank], cards: [card] },
    { banks: [{ ...bank, bankCode: 'UNIT' }] },
  ],
  [
    'the main account',
    cardSetting,
    { items: [bankItem], cards: [card] },
    { cards: [{ ...card, isMain: false }] },
  ],
  ['a picture', uploadImage, { imageId: 'i-1', accepted: true }, { accepted: false }],
  ['attempts', faceAttempts, { leftTimes: 5, canTry: true }, { canTry: false }],
  ['no attempts', faceAttempts, { leftTimes: 0, canTry: false }, { canTry: true }],
  ['a report', problemDetail, problem, { timeline: [{ ...line, status: 'closed' }] }],
  ['a report before itself', problemDetail, problem, { escalateAt: '2025-11-27T12:00:00Z' }],
  [
    'the last step',
    productDetail,
    { product, verify: [done], nextStep: { step: 'push', title: 'Send' } },
    { nextStep: { step: 'job', title: 'Job' } },
  ],
  [
    'a step left out',
    productDetail,
    { product, verify: [{ ...done, status: 'todo' }], nextStep: { step: 'job', title: 'Job' } },
    { nextStep: { step: 'push', title: 'Send' } },
  ],
  ['an application', applyForProduct, { result: 'go', orderId: 'o-1' }, { result: 'dialog' }],
  ['a way to pay', payTypes, { list: [way] }, { list: [{ ...way, max: '0.00' }] }],
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
