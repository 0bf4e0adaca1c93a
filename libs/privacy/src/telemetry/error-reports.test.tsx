import { CallError, type CallReport } from '@clearloan/api-client';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { waitFor } from '@testing-library/react';
import { reportError } from '../contract';
import { createErrorReports } from './error-reports';

const lender = fakeLender();
beforeEach(() => {
  lender.answer(reportError, undefined);
});

async function start() {
  const { client } = await renderRoutes([{ path: '/', element: <main /> }], { at: '/' });
  return createErrorReports({ client: () => client, page: () => 'repayUrl', build: 'a1b2c3' });
}
const failed = (outcome: CallReport['outcome'], path = '/v3/loan-details/submit-utr'): CallReport => ({
  path,
  outcome,
  code: null,
  sentBytes: 12,
  requestId: 'r-1',
});
const sentReports = () => lender.received(reportError).map(({ request }) => request);
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('an error report', () => {
  it('names the page, request, kind, build and request id [promise: errors-names]', async () => {
    const reports = await start();
    reports.callEnded(failed('Unreadable'));
    await waitFor(() => {
      expect(sentReports()).toEqual([
        {
          page: 'repayUrl',
          call: '/v3/loan-details/submit-utr',
          code: 'Unreadable',
          build: 'a1b2c3',
          requestId: 'r-1',
        },
      ]);
    });
  });

  it.each(['success', 'refused', 'heldBack', 'stopped'] as const)(
    'is not sent for a request that ended with %s',
    async (outcome) => {
      const reports = await start();
      reports.callEnded(failed(outcome));
      await settle();
      expect(sentReports()).toEqual([]);
    },
  );

  it('is sent once when a screen skips unknown content', async () => {
    const reports = await start();
    reports.skipped({ call: '/v5/index/index', code: 'UnknownBlock' });
    reports.skipped({ call: '/v5/index/index', code: 'UnknownBlock' });
    await waitFor(() => {
      expect(sentReports()).toMatchObject([
        { page: 'repayUrl', call: '/v5/index/index', code: 'UnknownBlock' },
      ]);
    });
    await settle();
    expect(sentReports()).toHaveLength(1);
  });

  it('never carries the text of an error, nor an invented name [promise: errors-names]', async () => {
    const reports = await start();
    reports.broke(new TypeError('Mira Tan owes 8,569.24'));
    reports.broke(Object.assign(new Error('x'), { name: 'Mira Tan' }));
    reports.broke('+6281255500417');
    await waitFor(() => {
      expect(sentReports().map(({ code }) => code)).toEqual(['TypeError', 'Error']);
    });
    expect(JSON.stringify(sentReports())).not.toMatch(/Mira|8,569|62812/);
  });

  it('is sent once for a repeated error', async () => {
    const reports = await start();
    for (let round = 0; round < 30; round += 1) reports.callEnded(failed('Network'));
    await settle();
    expect(sentReports()).toHaveLength(1);
  });

  it('is not sent for a failed report, nor for a failed request that its screen has shown', async () => {
    lender.drop(reportError);
    const reports = await start();
    reports.callEnded(failed('Network', '/service/new/union-error-info'));
    reports.broke(new CallError('No connection.', { kind: 'Network', path: '/x' }));
    await settle();
    expect(sentReports()).toEqual([]);
  });

  it('waits for a connection, with at most twenty queued', async () => {
    lender.drop(reportError);
    const reports = await start();
    for (let call = 0; call < 40; call += 1) reports.callEnded(failed('Network', `/call/${String(call)}`));
    await settle();
    lender.answer(reportError, undefined);
    const before = sentReports().length;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(sentReports().length - before).toBeLessThanOrEqual(20);
    expect(sentReports().length - before).toBeGreaterThan(0);
  });
});
