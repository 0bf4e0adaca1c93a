import { useLoggedIn } from '@clearloan/api-client';
import { useMarket } from '@clearloan/ui';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { groupedNational } from '../rules/phone-groups';
import { isHandedOver } from '../phone/hand-over';
import { forgetWanted, noteWanted } from '../phone/wanted-page';
import { HandOverStep } from './hand-over-step';
import { CodeStep } from './login-code-step';
import { NewPasswordStep } from './new-password-step';
import { PasswordStep } from './login-password-step';
import { ForgottenStep, PhoneStep } from './login-phone-step';
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
  const reset = useCodeSender('reset');
  const [typedPhone, setTypedPhone] = useState(() => {
    const phone = login.sent?.phone ?? reset.sent?.phone;
    return phone === undefined ? '' : (groupedNational(phone, market) ?? phone);
  });
  if (isLoggedIn && isHandedOver()) return <HandOverStep trip={trip} />;
  if (isLoggedIn && !isForAnyone(trip.step)) return <Navigate to={trip.returnPath()} replace />;

  const number = { typedPhone, onTyped: setTypedPhone };
  switch (trip.step) {
    case 'phone':
      return <PhoneStep trip={trip} sender={login} {...number} />;
    case 'code':
      if (login.sent === undefined) return <Navigate to={trip.pathOf('phone')} replace />;
      return <CodeStep trip={trip} sender={login} phone={login.sent.phone} />;
    case 'password':
      return <PasswordStep trip={trip} {...number} />;
    case 'forgotten':
      return <ForgottenStep trip={trip} sender={reset} {...number} />;
    case 'new-password':
      if (reset.sent === undefined) return <Navigate to={trip.pathOf('forgotten')} replace />;
      return <NewPasswordStep trip={trip} sender={reset} phone={reset.sent.phone} />;
  }
}

/** Keeps when and by whom the screen behind the login was wanted, until somebody has logged in and gone on. */
function useWantedPage(wanted: string | undefined, isLoggedIn: boolean): void {
  useEffect(() => {
    if (isLoggedIn) return forgetWanted;
    if (wanted !== undefined) noteWanted(wanted);
    return undefined;
  }, [wanted, isLoggedIn]);
}
