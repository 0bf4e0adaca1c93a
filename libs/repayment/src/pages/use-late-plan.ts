import type { FollowUp } from '@clearloan/api-client';
import { useBrokenRule } from '@clearloan/app-runtime';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { arrangementAddsUp, arrangements, type agreeToArrangement, type Arrangement } from '../contract';
import { useArrange, useArrangements } from '../queries';
import { paymentPath } from '../rules/payment-state';
import { useSignature } from './use-signature';

/** What a late borrower may agree to, the choice in the URL, and the agreement with a code. */
export function useLatePlan(orderId: string) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const read = useArrangements(orderId);
  const all = read.data?.options ?? [];
  const broken = all.find((each) => arrangementAddsUp.faults(each).length > 0);
  useBrokenRule(arrangements.path, broken && arrangementAddsUp.name);
  // Nobody agrees to figures that do not match.
  const options = all.filter((each) => arrangementAddsUp.faults(each).length === 0);
  const follow: FollowUp<typeof agreeToArrangement> = (outcome) => {
    if (outcome?.ok) void navigate(paymentPath(orderId, outcome.data), { replace: true });
  };
  const { sign, ...signature } = useSignature(useArrange(orderId, follow), follow);
  return {
    read,
    options,
    chosen: options.find(({ key }) => key === search.get('_plan')),
    choose: (key: string) => setSearch({ _plan: key }, { replace: true }),
    signature,
    agree: ({ key, totalThen }: Arrangement) =>
      sign((smsCode) => ({ orderId, key, totalThen, smsCode }), t`Changing your plan`),
  };
}

export type LatePlan = ReturnType<typeof useLatePlan>;
