import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loanPlanInfo, submitUtr } from '../contract';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { referenceVerifying } from '../fixtures/reference-verifying';
import { paymentPosted, transactionVerifying, transactionWaiting } from '../fixtures/transactions';
import { routes } from '../routes';

const lender = fakeLender();
const elsewhere = ['/orders/:orderId'];
const path = '/orders/o-48213/reference';
const takenText = 'This reference was already used. Check it, or send a different one.';

const openReference = async (at = path) => {
  const view = await renderRoutes(routes, { at, elsewhere });
  const field = await screen.findByRole('textbox', { name: 'Reference (UTR)' });
  return { ...view, field };
};
const sendButton = () => screen.getByRole('button', { name: 'Send reference' });
const tabEntries = () =>
  Array.from({ length: sessionStorage.length }, (_, index) =>
    sessionStorage.getItem(sessionStorage.key(index) ?? ''),
  );
const afterSending = {
  ...planTwoPaid,
  transactions: [transactionVerifying, paymentPosted],
};

beforeEach(() => {
  sessionStorage.clear();
  lender.answerWire(loanPlanInfo, planTwoPaid);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('a reference pasted with gaps and lowercase letters is sent in normalized form', async () => {
  lender.answerWire(submitUtr, referenceVerifying);
  const { user, field, router } = await openReference();
  expect(screen.getByRole('heading', { name: 'Did you pay ¥2,142.31?' })).toBeVisible();
  await user.click(field);
  await user.paste(' hdfc n520 2611 2012 ');
  lender.answerWire(loanPlanInfo, afterSending);
  await user.click(sendButton());
  expect(await screen.findByRole('heading', { name: 'We’re looking for your payment' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/orders/o-48213/payments/s-1');
  expect(lender.received(submitUtr)[0]?.request).toEqual({
    orderId: 'o-48213',
    utr: 'HDFCN52026112012',
    amount: 214231,
    payTime: '2026-11-20T02:44:00.000Z',
  });
});

it('what is typed survives a reload, and is deleted once sent', async () => {
  const first = await openReference();
  await first.user.type(first.field, '426501938841');
  await first.user.clear(screen.getByRole('textbox', { name: 'Amount you paid' }));
  await first.user.type(screen.getByRole('textbox', { name: 'Amount you paid' }), '2000');
  await first.user.click(screen.getByRole('radio', { name: 'Yesterday' }));
  first.unmount();
  lender.answerWire(submitUtr, referenceVerifying);
  const { user, field } = await openReference();
  expect(field).toHaveValue('426501938841');
  expect(screen.getByRole('textbox', { name: 'Amount you paid' })).toHaveValue('2000');
  expect(screen.getByRole('radio', { name: 'Yesterday' })).toBeChecked();
  lender.answerWire(loanPlanInfo, afterSending);
  await user.click(sendButton());
  expect(await screen.findByRole('heading', { name: 'We’re looking for your payment' })).toBeVisible();
  expect(tabEntries()).toEqual([]);
});

it('what is typed for one payment is not shown for another', async () => {
  const first = await openReference();
  await first.user.type(first.field, '426501938841');
  first.unmount();
  lender.answerWire(loanPlanInfo, { ...planTwoPaid, transactions: [transactionWaiting] });
  const { field } = await openReference(`${path}?_payment=pay-3`);
  expect(field).toHaveValue('');
});

it('a reference counts its digits while typing and cannot be sent while too short', async () => {
  const { user, field } = await openReference();
  await user.type(field, '4265 0193 88');
  expect(screen.getByText('10 of 12 characters')).toBeVisible();
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
  await user.click(sendButton());
  expect(lender.received(submitUtr)).toHaveLength(0);
  await user.type(field, '41');
  expect(sendButton()).not.toHaveAttribute('aria-disabled');
});

it.each([
  ['4265O1938841', /Could the letter O be a zero\?/],
  ['42650193884123', /Most references have 12 digits, or 16 or 22 letters and digits/],
])('a borrower is warned about the unusual reference %s but can send it', async (reference, warning) => {
  const { user, field } = await openReference();
  await user.type(field, reference);
  expect(screen.getByText(warning)).toBeVisible();
  expect(sendButton()).not.toHaveAttribute('aria-disabled');
});

it.each([
  ['4265+0193+8841', 'A reference has only letters and digits. Check it against your bank’s.'],
  ['42650193884', 'This reference is too short: 11 of at least 12 characters. Check it against your bank’s.'],
  [
    'HDFCR520261120123456789',
    'This reference is too long: 23 characters, 22 at most. Check it against your bank’s.',
  ],
])('a borrower sees what is wrong with %s when leaving the field', async (reference, words) => {
  const { user, field } = await openReference();
  await user.type(field, reference);
  await user.tab();
  expect(await screen.findByText(words)).toBeVisible();
  expect(field).toHaveValue(reference);
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
});

it('a reference already in use shows an error, stays in its field, and can be corrected', async () => {
  lender.refuse(submitUtr, codes.referenceUsed, takenText, { field: 'utr' });
  const { user, field } = await openReference();
  await user.type(field, '4265 0193 8841');
  await user.click(sendButton());
  expect(await screen.findByText(takenText, { selector: '.cl-field-error span' })).toBeVisible();
  expect(field).toHaveValue('4265 0193 8841');
  expect(field).toBeInvalid();
  lender.answerWire(submitUtr, referenceVerifying);
  lender.answerWire(loanPlanInfo, afterSending);
  await user.clear(field);
  await user.type(field, '426501938842');
  expect(field).toBeValid();
  await user.click(sendButton());
  expect(await screen.findByRole('heading', { name: 'We’re looking for your payment' })).toBeVisible();
});

it('a reference that the response marks as used shows the error too', async () => {
  lender.answerWire(submitUtr, { status: 'alreadyUsed', submitId: 's-9' });
  const { user, field } = await openReference();
  await user.type(field, '426501938841');
  await user.click(sendButton());
  expect(await screen.findByText(takenText)).toBeVisible();
  expect(field).toHaveValue('426501938841');
});

it('two taps at the same moment send the reference once', async () => {
  lender.answerWire(submitUtr, referenceVerifying);
  const { user, field } = await openReference();
  await user.type(field, '426501938841');
  lender.answerWire(loanPlanInfo, afterSending);
  const form = field.closest('form')!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByRole('heading', { name: 'We’re looking for your payment' })).toBeVisible();
  expect(lender.received(submitUtr)).toHaveLength(1);
});

it('a reference whose response is lost is sent again with the same key', async () => {
  lender.drop(submitUtr);
  const { user, field } = await openReference();
  await user.type(field, '426501938841');
  await user.click(sendButton());
  expect(await screen.findByText('We’re checking')).toBeVisible();
  lender.answerWire(loanPlanInfo, afterSending);
  lender.answerWire(submitUtr, referenceVerifying);
  expect(
    await screen.findByRole('heading', { name: 'We’re looking for your payment' }, { timeout: 6000 }),
  ).toBeVisible();
  expect(new Set(lender.received(submitUtr).map(({ key }) => key)).size).toBe(1);
});

it('an offline tap sends nothing and keeps the input [promise: offline-unsent]', async () => {
  const { user, field } = await openReference();
  await user.type(field, '4265 0193 8841');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(sendButton());
  expect(await screen.findByText('No internet connection')).toBeVisible();
  expect(field).toHaveValue('4265 0193 8841');
  expect(lender.received(submitUtr)).toHaveLength(0);
});

it('the reference of a waiting code is linked to it, with its fee in the amount', async () => {
  const code = { ...transactionWaiting, payType: 'transfer', fee: '2.50' };
  lender.answerWire(loanPlanInfo, { ...planTwoPaid, transactions: [code] });
  lender.answerWire(submitUtr, referenceVerifying);
  const { user, field } = await openReference(`${path}?_payment=pay-3`);
  expect(screen.getByRole('heading', { name: 'Did you pay ¥2,144.81?' })).toBeVisible();
  await user.type(field, '426501938841');
  await user.click(sendButton());
  await waitFor(() => expect(lender.received(submitUtr)).toHaveLength(1));
  expect(lender.received(submitUtr)[0]?.request).toMatchObject({ paymentId: 'pay-3', amount: 214481 });
});

it('a reference with another amount is resubmitted with the bank’s amount and an earlier day', async () => {
  const differs = { ...transactionVerifying, status: 'amountDiffers' };
  lender.answerWire(loanPlanInfo, { ...planTwoPaid, transactions: [differs] });
  lender.answerWire(submitUtr, referenceVerifying);
  const { user, field } = await openReference(`${path}?_payment=pay-4`);
  expect(field).toHaveValue('426501938841');
  const amount = screen.getByRole('textbox', { name: 'Amount you paid' });
  await user.clear(amount);
  expect(screen.getByText('Enter the amount as your bank shows it.')).toBeVisible();
  await user.type(amount, '2,141.31');
  await user.click(screen.getByRole('radio', { name: 'Earlier' }));
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), '11');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '18');
  await user.click(sendButton());
  await waitFor(() => expect(lender.received(submitUtr)).toHaveLength(1));
  expect(lender.received(submitUtr)[0]?.request).toMatchObject({
    utr: '426501938841',
    amount: 214131,
    payTime: '2026-11-18T02:44:00.000Z',
    paymentId: 'pay-4',
  });
});

it('a photo of the receipt is sent along, and a file that is not a picture is rejected at once', async () => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  lender.answerWire(submitUtr, referenceVerifying);
  const { user, field } = await openReference();
  await user.type(field, '426501938841');
  const add = screen.getByLabelText('Add a photo');
  const noPicture = new File(['%PDF'], 'receipt.pdf', { type: 'application/pdf' });
  await userEvent.setup({ applyAccept: false }).upload(add, noPicture);
  expect(await screen.findByText('Choose a JPEG, PNG or WebP photo up to 5 MB.')).toBeVisible();
  await user.upload(add, new File(['jpeg'], 'receipt.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('img', { name: 'Photo of the receipt' })).toBeVisible();
  lender.answerWire(loanPlanInfo, afterSending);
  await user.click(sendButton());
  expect(await screen.findByRole('heading', { name: 'We’re looking for your payment' })).toBeVisible();
  expect(lender.received(submitUtr)[0]?.request.file?.type).toBe('image/jpeg');
});
