import { loanAgreementDetail, loanDetails } from '@clearloan/loan-view/contract';
import { loanAgreementSigned, loanDetailsRepaying } from '@clearloan/loan-view/fixtures';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { fireEvent, screen } from '@testing-library/react';
import { routes } from '../routes';

const lender = fakeLender();

it('a borrower reads a plain-language summary before the signed agreement', async () => {
  lender.answerWire(loanAgreementDetail, loanAgreementSigned);
  lender.answerWire(loanDetails, loanDetailsRepaying);
  await renderRoutes(routes, { at: '/orders/o-48213/agreement' });
  expect(await screen.findByRole('heading', { name: 'In plain words' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: '1. Who makes this agreement' })).toBeVisible();
  expect(screen.getByText('Signed Mon 24 Aug, 10:09')).toBeVisible();
  expect(screen.getByText('¥12,853.86')).toBeVisible();
  expect(screen.getByText('Version 3')).toBeVisible();
  const mark = screen.getByText(loanAgreementSigned.sha256);
  expect(mark).not.toBeVisible();
  fireEvent.click(screen.getByText('Details'));
  expect(mark).toBeVisible();
  const print = jest.spyOn(window, 'print').mockReturnValue();
  fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalled();
});

describe('the summary of a signed agreement', () => {
  const summaryOf = async (changed: Partial<typeof loanDetailsRepaying>) => {
    lender.answerWire(loanAgreementDetail, loanAgreementSigned);
    lender.answerWire(loanDetails, { ...loanDetailsRepaying, ...changed });
    await renderRoutes(routes, { at: '/orders/o-48213/agreement' });
    return (await screen.findByRole('heading', { name: 'In plain words' })).closest('section');
  };
  const [first, ...others] = loanDetailsRepaying.repay_plans ?? [];
  const lateAndMoved = {
    ...first!,
    dueTime: '2026-10-01',
    originalDueTime: first!.dueTime,
    penalty: '42.13',
    gst: '7.58',
    delayFee: '10.00',
    repayTotalAmount: '2202.02',
  };
  const paidEarly = others.map((row) => ({ ...row, interest: '0.00', repayTotalAmount: row.principal }));

  it.each([
    ['a late and moved payment', { repay_plans: [lateAndMoved, ...others] }],
    [
      'early money',
      { repay_plans: [first!, ...paidEarly], total_interest: '240.00', totalRepay: '12240.00' },
    ],
  ])('has the payments that were agreed after %s', async (_what, changed) => {
    const summary = await summaryOf(changed);
    expect(summary).toHaveTextContent('You pay back ¥12,853.86');
    expect(summary).toHaveTextContent('6 payments of ¥2,142.31');
    expect(summary).not.toHaveTextContent('the last one');
  });

  it('is left out where this device does not know how the lender calculates', async () => {
    const terms = { ...loanDetailsRepaying.terms, rounding: 'by feel' };
    lender.answerWire(loanAgreementDetail, loanAgreementSigned);
    lender.answerWire(loanDetails, { ...loanDetailsRepaying, terms });
    await renderRoutes(routes, { at: '/orders/o-48213/agreement' });
    expect(await screen.findByText('Version 3')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'In plain words' })).toBeNull();
  });
});

it('no part of a malicious agreement runs, loads or shows', async () => {
  lender.answerWire(loanAgreementDetail, {
    ...loanAgreementSigned,
    html: '<p>Words</p><img src="https://evil.example/beacon.png"><script>window.poisoned = true</script>',
  });
  lender.answerWire(loanDetails, loanDetailsRepaying);
  const { container } = await renderRoutes(routes, { at: '/orders/o-48213/agreement' });
  expect(await screen.findByText('Words')).toBeVisible();
  expect(container.querySelector('img[src*="evil"], script')).toBeNull();
  expect(window).not.toHaveProperty('poisoned');
});

it('a link in an agreement opens only a listed site, after the borrower has seen its name', async () => {
  lender.answerWire(loanAgreementDetail, {
    ...loanAgreementSigned,
    html: '<p><a href="https://regulator.example/rules">The rules</a> <a href="https://evil.example/">A prize</a></p>',
  });
  lender.answerWire(loanDetails, loanDetailsRepaying);
  const { user } = await renderRoutes(routes, { at: '/orders/o-48213/agreement' });
  expect(await screen.findByText('A prize')).not.toHaveAttribute('href');
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  await user.click(screen.getByRole('link', { name: 'The rules' }));
  const question = await screen.findByRole('alertdialog', { name: 'You’re leaving Clearloan' });
  expect(question).toHaveTextContent('regulator.example');
  expect(opened).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Go to regulator.example' }));
  expect(opened).toHaveBeenCalledWith('https://regulator.example/rules', '_blank', 'noopener,noreferrer');
  opened.mockRestore();
});

it('an agreement opened before signing shows the amount and tenure of the address', async () => {
  lender.answerWire(loanAgreementDetail, { ...loanAgreementSigned, signedAt: undefined });
  lender.answerWire(loanDetails, loanDetailsRepaying);
  await renderRoutes(routes, { at: '/orders/o-1/agreement?_amount=1500000&_tenure=6' });
  expect(await screen.findByText('Not signed')).toBeVisible();
  expect(lender.received(loanAgreementDetail)[0]?.request).toMatchObject({ amount: 1500000, tenure: 6 });
});
