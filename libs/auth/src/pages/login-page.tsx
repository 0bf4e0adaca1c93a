import { useLoggedIn } from '@clearloan/api-client';
import { onFirstInteraction, lazyPart, useDeviceState, useMarket } from '@clearloan/app-runtime';
import { ScreenFailure } from '@clearloan/ui';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import {
  lastSentCode,
  isDeviceShared,
  groupedNational,
  useCodeSender,
  type LoginStep,
} from '@clearloan/session';
import { saveTypedNumber, typedNumber } from '../device/use-typed-before-hydration';
import { forgetWanted, saveWanted } from '../device/wanted-page';
import { PhoneStep } from './login-phone-step';
import { useLoginTrip } from './use-login-trip';

/** Changing a password is possible while logged in; all other steps are only for visitors. */
const isForAnyone = (step: LoginStep) => step === 'forgotten' || step === 'new-password';

/** Login in steps: the phone number, then the code; or number and password, with a reset. */
export function LoginPage() {
  const trip = useLoginTrip();
  const isLoggedIn = useLoggedIn();
  useWantedPage(trip.wantedPath, isLoggedIn);
  const market = useMarket();
  const login = useCodeSender('login');
  const [typedPhone, setTypedPhone] = useDeviceState(() => {
    const phone = (lastSentCode('login') ?? lastSentCode('reset'))?.phone;
    return phone === undefined ? typedNumber() : (groupedNational(phone, market) ?? phone);
  }, '');
  useEffect(() => onFirstInteraction(LazySteps.preload), []);
  const { step } = trip;
  if (isLoggedIn && !isForAnyone(step)) return <Navigate to={trip.returnPath()} replace />;

  const onTyped = (typed: string) => {
    setTypedPhone(typed);
    if (!isDeviceShared()) saveTypedNumber(typed);
  };
  const number = { typedPhone, onTyped };
  const phoneStep = <PhoneStep trip={trip} sender={login} {...number} />;
  if (step === 'phone') return phoneStep;
  return <LazySteps trip={trip} step={step} number={number} login={login} fallback={phoneStep} />;
}

const LazySteps = lazyPart(
  async () => (await import('./lazy-login-steps')).LaterLoginSteps,
  ScreenFailure,
  'screen',
);

/** The page, preloaded with the later steps if the URL names one, so that nothing else flashes. */
export async function loginPage(): Promise<typeof LoginPage> {
  if (isStepWanted()) await LazySteps.whenLoaded();
  return LoginPage;
}

const isStepWanted = (): boolean =>
  typeof window !== 'undefined' && new URLSearchParams(window.location.search).has('_step');

/** Stores when and by whom the page behind the login was requested, until the login is complete. */
function useWantedPage(path: string | undefined, isLoggedIn: boolean): void {
  useEffect(() => {
    if (isLoggedIn) return forgetWanted;
    if (path !== undefined) saveWanted(path);
    return undefined;
  }, [path, isLoggedIn]);
}
