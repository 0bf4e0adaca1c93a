import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import {
  certifyList,
  cityList,
  extInfo,
  jobInfo,
  personalInfo,
  saveJobInfo,
  savePersonalInfo,
} from '../contract';
import { certifyListDone, certifyListInReview } from '../fixtures/certify-lists';
import { extInfo as contacts } from '../fixtures/ext-info';
import { formItemsJob } from '../fixtures/form-items-job';
import { provinces } from '../fixtures/places';
import { routes } from '../routes';

const lender = fakeLender();
const open = (at: string) => renderRoutes(routes, { at });
const address = {
  code: 'residentaddress',
  cate: 'txt',
  title: 'Where do you live?',
  required: true,
  options: [],
};
const withAddress = (value: string) => ({ items: [{ ...address, value }] });
const moved = 'Jalan Kenanga 9';
const jobInWords = {
  items: (formItemsJob.items ?? []).map((item) =>
    item.code === 'monthly_income' ? { ...item, value: '7200.50', valueText: '¥7,200.50' } : item,
  ),
};

beforeEach(() => {
  localStorage.clear();
  lender.answerWire(certifyList, certifyListInReview);
  lender.answerWire(personalInfo, withAddress('Jalan Melati 4'));
  lender.answerWire(jobInfo, jobInWords);
  lender.answerWire(extInfo, contacts);
  lender.answerBy(cityList, () => v.parse(cityList.data, provinces));
});

it('the verification shows the answers of every step', async () => {
  await open('/certification');
  expect(await screen.findByRole('link', { name: /About you.*Done.*Jalan Melati 4, 12345/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Job.*reviewing it.*Rivergate Textile/ })).toBeVisible();
});

it('a change of the address says what it means, and the verification shows it', async () => {
  lender.answer(savePersonalInfo, undefined);
  const { user } = await open('/certification/personal');
  expect(await screen.findByText(/Your application stays in review/)).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Step/ })).toBeNull();
  const field = screen.getByRole('textbox', { name: 'Where do you live?' });
  await user.clear(field);
  await user.type(field, moved);
  const list = certifyListInReview.list.map((step) =>
    step.taskType === 'personal' ? { ...step, value: moved } : step,
  );
  lender.answerWire(certifyList, { ...certifyListInReview, list });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: /About you.*Jalan Kenanga 9/ })).toBeVisible();
  expect(lender.received(savePersonalInfo)[0]?.request).toEqual({ residentaddress: moved });
});

it('a job that cannot be changed now is shown with the reason, without a form', async () => {
  await open('/certification/job');
  expect(await screen.findByText(/We’re deciding on your application with these answers/)).toBeVisible();
  expect(screen.getByText('Employed')).toBeVisible();
  expect(screen.getByText('¥7,200.50')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

it('a draft of a job that cannot be changed now waits until it can', async () => {
  lender.answerWire(certifyList, certifyListDone);
  const { user, unmount } = await open('/certification/job');
  await user.type(await screen.findByRole('textbox', { name: 'Company name' }), 'Toko Baru');
  unmount();
  lender.answerWire(certifyList, certifyListInReview);
  const locked = await open('/certification/job');
  expect(await screen.findByText('You can’t change this now')).toBeVisible();
  expect(screen.queryByText('Toko Baru')).toBeNull();
  locked.unmount();
  lender.answerWire(certifyList, certifyListDone);
  await open('/certification/job');
  expect(await screen.findByRole('textbox', { name: 'Company name' })).toHaveValue('Toko Baru');
});

it('a change that an application in another tab has overtaken keeps what was typed and says why', async () => {
  lender.answerWire(certifyList, certifyListDone);
  const filled = (formItemsJob.items ?? []).filter(({ code }) => code === 'monthly_income');
  lender.answerWire(jobInfo, { items: filled });
  lender.refuse(saveJobInfo, codes.notAllowedNow, 'We’re deciding on your application.');
  const { user } = await open('/certification/job');
  await user.type(await screen.findByRole('textbox', { name: 'Monthly income' }), '4,800');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('We’re deciding on your application.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Monthly income' })).toHaveValue('4,800');
});
