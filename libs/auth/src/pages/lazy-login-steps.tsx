import { Navigate } from 'react-router-dom';
import { useCodeSender, type CodeSender, type LoginStep } from '@clearloan/session';
import { CodeStep } from './login-code-step';
import { PasswordStep } from './login-password-step';
import { ForgottenStep, type TypedNumber } from './login-phone-step';
import { NewPasswordStep } from './new-password-step';
import type { LoginTrip } from './use-login-trip';

export interface LaterLoginStepsProps {
  readonly trip: LoginTrip;
  /** The step in the URL. */
  readonly step: Exclude<LoginStep, 'phone'>;
  readonly number: TypedNumber;
  /** Sends the login code. */
  readonly login: CodeSender;
}

/** The steps after the phone number. */
export function LaterLoginSteps({ trip, step, number, login }: LaterLoginStepsProps) {
  // Sends the code that sets a password.
  const reset = useCodeSender('reset');
  switch (step) {
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
