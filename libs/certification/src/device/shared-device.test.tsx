import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { certifyList, cityList, jobInfo } from '../contract';
import { certifyListJobNext } from '../fixtures/certify-lists';
import { formItemsJob } from '../fixtures/form-items-job';
import { routes } from '../routes';

const lender = fakeLender();

beforeEach(() => {
  localStorage.clear();
  lender.answerWire(certifyList, certifyListJobNext);
  lender.answerWire(jobInfo, formItemsJob);
  lender.answer(cityList, { list: [] });
});

async function typeCompany(sharedPhone: boolean) {
  const { user } = await renderRoutes(routes, { at: '/certification/job?_order=o-1', sharedPhone });
  await user.type(await screen.findByRole('textbox', { name: 'Company name' }), 'Rivergate');
}

it('a form is not stored on a shared device', async () => {
  await typeCompany(true);
  expect(JSON.stringify(localStorage)).not.toContain('Rivergate');
});

it('an unsent form is stored on a private device', async () => {
  await typeCompany(false);
  expect(JSON.stringify(localStorage)).toContain('Rivergate');
});
