import { headerNames, isSuccess, languageKey, sessionKey } from '@clearloan/api-client/declare';
import { type OwnedEndpoint, refusalCodesOf, sampleRequest } from '@clearloan/open-api';
import type { LenderUnderTest } from './harness/lender-under-test';
import { refusalFaults, successFaults, type ReadReply } from './harness/reply-rules';
import { rateLimitedSender, replyTo } from './harness/rules';
import { ownSuccess, told } from './harness/suite';
import { realSurroundings } from './harness/surroundings';
import { resultCollector, type SuiteResult } from './results';

/**
 * The shape part: one valid request to each endpoint. The response must be a success of the declared form, or a documented
 * rejection. It needs no account and no staff, so a mock generated from the OpenAPI document passes.
 */
export async function runShape(
  base: string,
  lender: LenderUnderTest,
  calls: readonly OwnedEndpoint[],
): Promise<SuiteResult> {
  const { note, results } = resultCollector(calls);
  const send = rateLimitedSender(base.replace(/\/$/, '') + lender.prefix, realSurroundings);
  for (const owned of calls) {
    const { endpoint } = owned;
    const call = {
      endpoint,
      wire: sampleRequest(endpoint),
      common: { [sessionKey]: 'shape-of-a-session', [languageKey]: 'en' },
      headers: {
        [headerNames.requestedWith]: 'XMLHttpRequest',
        ...(endpoint.idempotent ? { [headerNames.idempotencyKey]: crypto.randomUUID() } : {}),
      },
    };
    const reply = await replyTo({ send }, call).catch((error: unknown): ReadReply => noReply(error));
    const faults = isSuccess(reply.code)
      ? successFaults(endpoint, reply)
      : refusalFaults(refusalCodesOf(owned), reply);
    note(endpoint, { rule: ownSuccess, faults });
  }
  return { calls: results(), stops: [] };
}

const noReply = (error: unknown): ReadReply => ({
  status: 0,
  code: undefined,
  data: undefined,
  businessTime: Number.NaN,
  faults: [{ at: 'reply', expected: 'one', received: told(error) }],
});
