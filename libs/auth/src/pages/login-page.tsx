import { useLoggedIn } from '@clearloan/api-client';
import { onFirstInteraction, lazyPart, useDeviceState, useMarket } from '@clearloan/app-runtime';
import { ScreenFailure } from '@clearloan/ui';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { lastSentCode } from '../code-sendings';
import { hasUnconfirmedSession } from '../device/unconfirmed-session';
import { isDeviceShared } from '../device/shared-device';
import { saveTypedNumber, typedNumber } from '../device/typed-number';
import { forgetWanted, saveWanted } from '../device/wanted-page';
import { groupedNational } from '../rules/phone-groups';
import { PhoneStep } from './login-phone-step';
import { useCodeSender } from './use-code-sender';
import { useLoginTrip, type LoginStep } from './use-login-trip';

/** A password may be changed by who is in; every other step is for who is not. */
const isForAnyone = (step: LoginStep) => step === 'forgotten' || step === 'new-password';

/** Login in steps: the number, then the code; or number and password, which may be forgotten. */
export function LoginPage() {
  const trip = useLoginTrip();
  const isLoggedIn = useLoggedIn();
  useWantedPage(trip.wanted, isLoggedIn);
  const market = useMarket();
  const login = useCodeSender('login');
  const [typedPhone, setTypedPhone] = useDeviceState(() => {
    const phone = (lastSentCode('login') ?? lastSentCode('reset'))?.phone;
    return phone === undefined ? typedNumber() : (groupedNational(phone, market) ?? phone);
  }, '');
  useEffect(() => onFirstInteraction(LazySteps.preload), []);
  const step = isLoggedIn && hasUnconfirmedSession() ? 'hand-over' : trip.step;
  if (isLoggedIn && step !== 'hand-over' && !isForAnyone(step))
    return <Navigate to={trip.returnPath()} replace />;

  const onTyped = (typed: string) => {
    setTypedPhone(typed);
    if (!isDeviceShared()) saveTypedNumber(typed);
  };
  const number = { typedPhone, onTyped };
  const phoneStep = <PhoneStep trip={trip} sender={login} {...number} />;
  if (step === 'phone') return phoneStep;
  return <LazySteps {...{ trip, step, number, login }} fallback={phoneStep} />;
}

const LazySteps = lazyPart(
  async () => (await import('./lazy-login-steps')).LaterLoginSteps,
  ScreenFailure,
  'screen',
);

/** The page, with the steps behind the number where the address is one of theirs, so that nothing else shows before. */
export async function loginPage(): Promise<typeof LoginPage> {
  const isWantedNow = hasUnconfirmedSession() || isStepWanted();
  if (isWantedNow) await LazySteps.whenLoaded();
  return LoginPage;
}

const isStepWanted = (): boolean =>
  typeof window !== 'undefined' && new URLSearchParams(window.location.search).has('_step');

/** Keeps when and by whom the screen behind the login was wanted, until somebody has logged in and gone on. */
function useWantedPage(wanted: string | undefined, isLoggedIn: boolean): void {
  useEffect(() => {
    if (isLoggedIn) return forgetWanted;
    if (wanted !== undefined) saveWanted(wanted);
    return undefined;
  }, [wanted, isLoggedIn]);
}
