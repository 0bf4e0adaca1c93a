import { codes, type InferInput } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { certifyList, cityList, extInfo, jobInfo, saveJobInfo } from '../contract';
import { certifyListJobNext } from '../fixtures/certify-lists';
import { extInfo as contacts } from '../fixtures/ext-info';
import { formItemsJob } from '../fixtures/form-items-job';
import { citiesOfRivergate, provinces } from '../fixtures/places';
import { routes } from '../routes';

// The first sheet of a run loads the kit's own layer, which is slow on a busy machine.
const lender = fakeLender();
const placesOf = (wire: unknown) => v.parse(cityList.data, wire);
const open = () => renderRoutes(routes, { at: '/certification/job?_order=o-1' });
const openForm = async () => {
  const view = await open();
  await screen.findByRole('textbox', { name: 'Company name' });
  return view;
};
const changed = (code: string, change: object): InferInput<typeof jobInfo.data> => ({
  items: (formItemsJob.items ?? []).map((item) => (item.code === code ? { ...item, ...change } : item)),
});

beforeEach(() => {
  localStorage.clear();
  lender.answerWire(certifyList, certifyListJobNext);
  lender.answerWire(jobInfo, formItemsJob);
  lender.answerBy(cityList, ({ request: { parentId } }) => {
    if (parentId === undefined) return placesOf(provinces);
    return parentId === 'c-rivergate' ? placesOf(citiesOfRivergate) : { list: [] };
  });
});

async function answerTheRest(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(await screen.findByRole('textbox', { name: 'Company name' }), 'Rivergate Textile');
  await user.click(screen.getByRole('radio', { name: 'Factory' }));
  await user.click(screen.getByRole('radio', { name: '1 to 3 years' }));
  await user.type(screen.getByRole('textbox', { name: 'Monthly income' }), '4,800');
}
const save = () => screen.getByRole('button', { name: 'Save and continue' });

it('the job form shows the lender’s questions with known answers, and the current step', async () => {
  await openForm();
  expect(screen.getByRole('img', { name: 'Step 3 of 5' })).toBeVisible();
  expect(screen.getByRole('radiogroup', { name: 'Employment status' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Employed' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Monthly income' })).toHaveAccessibleDescription(
    'What reaches your account, after tax.',
  );
  expect(screen.getByRole('button', { name: 'Payday 25th of the month' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Company city Rivergate City' })).toBeVisible();
  expect(screen.getByText('Only to ask if you work there.')).toBeInTheDocument();
});

it('the job form saves the answers in the lender’s format and continues with the next step', async () => {
  lender.answer(saveJobInfo, undefined);
  lender.answerWire(extInfo, contacts);
  const { user, router } = await openForm();
  await answerTheRest(user);
  await user.click(save());
  expect(await screen.findByRole('heading', { name: 'Two contacts' })).toBeVisible();
  expect(router.state.location.search).toBe('?_order=o-1');
  expect(lender.received(saveJobInfo)[0]?.request).toEqual({
    job_type: 'employed',
    company_name: 'Rivergate Textile',
    company_address: 'c-rivergate-city',
    industry: 'factory',
    work_length: '1to3',
    monthly_income: '4800.00',
    salary_day: '25',
  });
});

it('the job form hides the company when the borrower does not work', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('radio', { name: 'Not working now' }));
  expect(screen.queryByRole('textbox', { name: 'Company name' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Monthly income' })).toBeVisible();
});

describe('a problem in the job form', () => {
  it('is shown at its field on blur, with how to fix it', async () => {
    const { user } = await openForm();
    const phone = screen.getByRole('textbox', { name: 'Company phone' });
    await user.type(phone, '021 555 019');
    expect(phone).not.toBeInvalid();
    await user.tab();
    expect(phone).toBeInvalid();
    expect(phone).toHaveAccessibleDescription('Use 10 digits. You typed 9.');
    await user.type(phone, '9');
    expect(phone).not.toBeInvalid();
  });

  it('is not shown for a field that the borrower leaves without typing', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('textbox', { name: 'Company name' }));
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Company name' })).not.toBeInvalid();
  });

  it('is listed in a focused summary with links to the fields, and nothing is sent', async () => {
    const { user } = await openForm();
    await user.click(save());
    const summary = (await screen.findByText('4 answers are missing or wrong')).closest<HTMLElement>(
      '[tabindex]',
    );
    expect(summary).toHaveFocus();
    await user.click(within(summary!).getByRole('link', { name: 'Enter the company name.' }));
    expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveFocus();
    expect(lender.received(saveJobInfo)).toEqual([]);
  });

  it('is named in the summary with its field, where the lender has no sentence of its own', async () => {
    lender.answerWire(jobInfo, changed('company_name', { missingText: undefined }));
    const { user } = await openForm();
    await user.click(save());
    expect(await screen.findByRole('link', { name: 'Company name Answer this.' })).toBeVisible();
  });

  it('of a format is told in the lender’s sentence', async () => {
    const formatText = 'Postal codes have 5 digits.';
    lender.answerWire(jobInfo, changed('company_pincode', { pattern: '^\\d{5}$', formatText }));
    const { user } = await openForm();
    const postal = screen.getByRole('textbox', { name: 'Company postal code' });
    await user.type(postal, '4011');
    await user.tab();
    expect(postal).toHaveAccessibleDescription(formatText);
    await user.click(save());
    expect(await screen.findByRole('link', { name: formatText })).toBeVisible();
  });

  it('reported by the lender is shown at its field until the answer changes', async () => {
    lender.refuse(saveJobInfo, codes.badInput, 'This company is not known.', { field: 'company_name' });
    const { user } = await openForm();
    await answerTheRest(user);
    await user.click(save());
    const company = screen.getByRole('textbox', { name: 'Company name' });
    await waitFor(() => {
      expect(company).toHaveAccessibleDescription('This company is not known.');
    });
    await user.type(company, ' Ltd');
    expect(company).not.toBeInvalid();
    expect(screen.queryByText('Your changes weren’t saved')).toBeNull();
  });
});

describe('the draft of a form', () => {
  it('keeps every value after a reload, and shows that', async () => {
    const { user, unmount } = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'Company name' }), 'Rivergate Textile');
    await user.click(screen.getByRole('radio', { name: 'Factory' }));
    expect(screen.getByText('Saved on this phone, 09:44')).toBeVisible();
    unmount();
    await openForm();
    expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue('Rivergate Textile');
    expect(screen.getByRole('radio', { name: 'Factory' })).toBeChecked();
    expect(screen.getByText('Saved on this phone, 09:44')).toBeVisible();
  });

  it('keeps the typed values when the network fails, and the failure is shown', async () => {
    lender.drop(saveJobInfo);
    const { user } = await openForm();
    await answerTheRest(user);
    await user.click(save());
    expect(await screen.findByText('Your changes weren’t saved')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue('Rivergate Textile');
    lender.answer(saveJobInfo, undefined);
    lender.answerWire(extInfo, contacts);
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'Two contacts' })).toBeVisible();
  });

  it('is not shown to another borrower on the same device', async () => {
    const { user, unmount } = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'Company name' }), 'Rivergate Textile');
    unmount();
    lender.answerWire(certifyList, { ...certifyListJobNext, borrowerKey: 'b-ani' });
    await openForm();
    expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue('');
    expect(screen.queryByText(/Saved on this phone/)).toBeNull();
  });

  it('is deleted from the device after a confirmation', async () => {
    const { user } = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'Company name' }), 'Rivergate Textile');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete your answers on this page?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue('');
    expect(screen.queryByText(/Saved on this phone/)).toBeNull();
    expect(JSON.stringify(localStorage)).not.toContain('Rivergate Textile');
  });

  it('is deleted from the device when the lender has saved the form', async () => {
    lender.answer(saveJobInfo, undefined);
    lender.answerWire(extInfo, contacts);
    const { user } = await openForm();
    await answerTheRest(user);
    await user.click(save());
    await screen.findByRole('heading', { name: 'Two contacts' });
    expect(JSON.stringify(localStorage)).not.toContain('Rivergate Textile');
  });
});

it('an earlier choice that is no longer offered shows a problem at once', async () => {
  lender.answerWire(jobInfo, changed('industry', { value: 'mining' }));
  await openForm();
  expect(screen.getByRole('radiogroup', { name: 'What field do you work in?' })).toHaveAccessibleDescription(
    'This isn’t offered any more. Choose again.',
  );
});

describe('the city field', () => {
  it('selects a city from the list of its region', async () => {
    const { user } = await openForm();
    await user.click(await screen.findByRole('button', { name: 'Company city Rivergate City' }));
    const sheet = await screen.findByRole('dialog', { name: 'Company city' });
    await user.click(within(sheet).getByRole('button', { name: 'Millbrook' }));
    await user.click(within(sheet).getByRole('button', { name: 'Use Millbrook' }));
    expect(await screen.findByRole('button', { name: 'Company city Millbrook' })).toBeVisible();
  });

  it('accepts a typed city when the list does not load', async () => {
    lender.drop(cityList);
    lender.answerWire(jobInfo, changed('company_address', { value: null, valueText: null }));
    const { user } = await openForm();
    await screen.findByText('We couldn’t load the cities. Type the name of your city.');
    const field = screen.getByRole('textbox', { name: 'Company city' });
    await user.type(field, 'Saltwell');
    await answerTheRest(user);
    lender.answer(saveJobInfo, undefined);
    lender.answerWire(extInfo, contacts);
    await user.click(save());
    await screen.findByRole('heading', { name: 'Two contacts' });
    expect(lender.received(saveJobInfo)[0]?.request).toMatchObject({ company_address: 'Saltwell' });
  });
});

it('a form that does not load shows a failure and can be retried', async () => {
  lender.reply(jobInfo, () => new Response('<html>', { status: 502 }));
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'The questions didn’t load' })).toBeVisible();
  lender.answerWire(jobInfo, formItemsJob);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Company name' })).toBeVisible();
});
