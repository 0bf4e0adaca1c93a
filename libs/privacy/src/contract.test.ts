import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { parse, safeParse } from 'valibot';
import * as contract from './contract';
import { consentGiven, consentKept } from './fixtures/consent-given';

describe('the privacy contract', () => {
  it('has five specified paths, all of them quiet', () => {
    const endpoints = endpointsOf(contract);
    expect(endpoints).toHaveLength(5);
    expect(endpoints.filter(({ path }) => !specifiedPaths.includes(path))).toEqual([]);
    expect(endpoints.filter(({ quiet }) => !quiet)).toEqual([]);
  });

  it('requires a consent, except for consents themselves and error reports', () => {
    const free = endpointsOf(contract).filter(({ consent }) => consent === undefined);
    expect(free.map(({ path }) => path)).toEqual(['/service/event/save', '/service/new/union-error-info']);
  });

  it('decodes a consent and encodes it back', () => {
    const inside = parse(contract.saveEvents.request, consentGiven);
    expect(encode(contract.saveEvents.request, inside)).toEqual(consentGiven);
    const kept = parse(contract.saveEvents.data, consentKept);
    expect(parse(contract.saveEvents.data, encode(contract.saveEvents.data, kept))).toEqual(kept);
  });

  const report = { page: 'repayUrl', call: '/v3/loan-details/submit-utr', code: '1301', build: 'a1b2c3' };

  it('reports an error by names alone and drops all other fields', () => {
    expect(parse(contract.reportError.request, { ...report, text: 'Mira Tan' })).toEqual(report);
  });

  it.each([
    ['a report with text about the borrower', contract.reportError, { ...report, page: 'Mira Tan owes' }],
    ['a report with an address', contract.reportError, { ...report, page: '/repay?sessionId=1' }],
    ['a consent without the hash of its text', contract.saveEvents, eventWith({ textHash: undefined })],
    ['a consent to something unknown', contract.saveEvents, eventWith({ purpose: 'photos' })],
    ['a consent whose id is not a UUID', contract.saveEvents, eventWith({ consentId: '1' })],
    ['a time below zero', contract.uploadTimings, timing(-1)],
    ['too many timings', contract.uploadTimings, timing(1, 101)],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, request) => {
    expect(safeParse(endpoint.request, request).success).toBe(false);
  });

  it('accepts a hundred timings at once', () => {
    expect(safeParse(contract.uploadTimings.request, timing(1, 100)).success).toBe(true);
  });
});

function eventWith(changed: Readonly<Record<string, unknown>>) {
  const [event] = consentGiven.events;
  return { events: [{ ...event, consent: { ...event?.consent, ...changed } }] };
}

function timing(ms: number, times = 1) {
  const one = { screen: 'main', name: 'shown', ms, at: '2026-11-20T02:00:00Z' };
  return { timings: Array.from({ length: times }, () => one) };
}
