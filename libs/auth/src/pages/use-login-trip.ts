import { pathTo, safeReturnPath, withOwnKeys } from '@clearloan/routes';
import { loginSteps, type LoginStep } from '@clearloan/session';
import { useSearchParams } from 'react-router-dom';
import { leadsTo } from '../device/wanted-page';

export interface LoginTrip {
  readonly step: LoginStep;
  /** The page that was requested before the login. */
  readonly wantedPath: string | undefined;
  /** Where to go after the login: to the wanted page if it is still valid, otherwise home. */
  readonly returnPath: () => string;
  /** Each step has its own URL, so that Back and reload work. */
  readonly pathOf: (step: LoginStep) => string;
}

/** The step of the login and its target, read from the URL. */
export function useLoginTrip(): LoginTrip {
  const [search] = useSearchParams();
  const wantedPath = safeReturnPath(search.get('_return'));
  return {
    step: loginSteps.find((step) => step === search.get('_step')) ?? 'phone',
    wantedPath,
    returnPath: () => (wantedPath !== undefined && leadsTo(wantedPath) ? wantedPath : pathTo('main')),
    pathOf: (step) =>
      withOwnKeys(pathTo('login'), { _step: step === 'phone' ? undefined : step, _return: wantedPath }),
  };
}
