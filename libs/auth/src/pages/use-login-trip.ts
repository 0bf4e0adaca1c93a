import { pathTo, safeReturnPath, withOwnKeys } from '@clearloan/routes';
import { useSearchParams } from 'react-router-dom';
import { leadsTo } from '../device/wanted-page';

const loginSteps = ['phone', 'code', 'password', 'forgotten', 'new-password'] as const;
export type LoginStep = (typeof loginSteps)[number];

export interface LoginTrip {
  readonly step: LoginStep;
  /** The screen that was wanted before the login. */
  readonly wanted: string | undefined;
  /** Where whoever has logged in goes now: to the wanted screen when it is still for them, else home. */
  readonly returnPath: () => string;
  /** A step has an address of its own, so that Back and reload work. */
  readonly pathOf: (step: LoginStep) => string;
}

/** Where the login stands and where it leads, read from the address. */
export function useLoginTrip(): LoginTrip {
  const [search] = useSearchParams();
  const wanted = safeReturnPath(search.get('_return'));
  return {
    step: loginSteps.find((step) => step === search.get('_step')) ?? 'phone',
    wanted,
    returnPath: () => (wanted !== undefined && leadsTo(wanted) ? wanted : pathTo('main')),
    pathOf: (step) =>
      withOwnKeys(pathTo('login'), { _step: step === 'phone' ? undefined : step, _return: wanted }),
  };
}
