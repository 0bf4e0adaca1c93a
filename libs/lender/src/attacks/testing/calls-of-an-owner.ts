import type { Endpoint } from '@clearloan/api-client/declare';
import { samplePerson } from '../../modules/certification/sample-card';
import { newReference } from '../../core/payments/testing/running-loan';
import { jobAnswers, personalAnswers, twoContacts } from '../../testing/verified-borrower';
import { typedLoan, type Owner } from './owner';
import { naming, requestFor, wholeRequest, type Choice } from './requests';

/** Names from the lender's own lists, the same for everyone. */
const listed = {
  productId: 'everyday',
  scene: 'terms',
  relation: 'sister',
  card_type: 'nik',
  payType: 'wallet',
  category_id: 'food',
  problemType: 'payment',
  problemSonType: 'paidTwice',
  parentId: undefined,
  email: 'sari@example.com',
  emailCode: '246810',
};

const typed = { ...typedLoan, principal: '1000.00' };
const plainRequest = { ...typed, prepayments: [], rateChanges: [], stepUp: undefined, moratorium: 0 };
const { name, idNumber: id_number, birthday, gender } = samplePerson;

/** Values that turn a valid request into one that succeeds, by path. */
const fieldsOf: Readonly<Record<string, (owner: Owner) => object>> = {
  '/v3/installment/loan-trail': () => ({ amount: '10000.00', tenure: 6, tenure_type: 'month' }),
  '/v3/installment/loan-play-detail': () => ({ periodNo: 1 }),
  '/v3/installment/loan-play-delay-detail': () => ({ periodNo: 1 }),
  '/v3/contract/yearly-statement': () => ({ year: undefined }),
  '/v3/contract/contract-jump': () => ({ scene: 'loan' }),
  '/v3/contract/loan-agreement-detail': () => ({ amount: undefined, tenure: undefined, scene: undefined }),
  '/v3/loan-confirm/loan-detail-confirm': ({ orders: { approved } }) => ({
    orderId: approved,
    amount: undefined,
    tenure: undefined,
  }),
  '/v3/loan-confirm/loan-detail-push': ({ orders }) => ({ orderId: orders.approved, decision: 'refuse' }),
  '/v3/product/apply': () => ({ productId: 'school', amount: '3000.00', tenure: 6 }),
  '/v3/product/push': ({ orders }) => ({ orderId: orders.draft }),
  '/v3/product/withdraw': ({ orders }) => ({ orderId: orders.draft }),
  '/v3/loan-details/generate-vcode': () => ({
    periodNos: [1],
    amount: '2142.31',
    purpose: 'period',
    delayDays: undefined,
    smsCode: undefined,
  }),
  '/v3/loan-details/submit-utr': () => ({
    utr: newReference(),
    amount: '2142.31',
    paymentId: undefined,
    payTime: new Date().toISOString(),
  }),
  '/credit-info/upload-image': () => ({ type: 'id_front', step: undefined }),
  '/credit-info/upload-device-new-ios': ({ deviceConsent }) => ({ consentId: deviceConsent }),
  '/v3/bind-card/bind-card-change': () => ({ orderId: undefined }),
  '/v3/certify/save-basic-info': () => ({ name, id_number, birthday, gender }),
  '/v3/certify/save-ext-info-new': () => ({ contacts: twoContacts }),
  '/user-problem/problem-save': ({ marks }) => ({ problemDetail: marks.note, helped: undefined }),
  '/calc/emi': () => typed,
  '/calc/emi-adv': () => plainRequest,
  '/calc/add-loan': () => plainRequest,
  '/messages/save-setting': () => ({ kind: 'answer', channel: 'text' }),
  '/book-keeping/save-record': () => ({ to_account_id: undefined }),
};

/** For forms, the answers replace the whole request. */
const answers: Readonly<Record<string, (owner: Owner) => object>> = {
  '/v3/certify/save-personal-info': () => personalAnswers,
  '/v3/certify/save-job-info': () => jobAnswers,
  '/v3/bind-card/bind-card-new': ({ marks }) => ({ bank_code: 'HARB', account_number: marks.secondAccount }),
};

/** A request of this owner that succeeds, in wire format. */
export function requestOf(owner: Owner, endpoint: Endpoint, choice: Choice = wholeRequest): object {
  const whole = requestFor(endpoint.request, naming({ ...listed, ...owner.own, file: owner.file }, choice));
  const { path } = endpoint;
  return answers[path]?.(owner) ?? { ...(Object(whole) as object), ...fieldsOf[path]?.(owner) };
}
