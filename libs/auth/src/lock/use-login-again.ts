import { useApiClient } from '@clearloan/api-client';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { innerPatterns } from '../rules/inner-paths';

/**
 * Ends the session and leads back here from the login. What the borrower has on the device stays, as after a session that the lender
 * has ended: it goes when somebody else logs in.
 */
export function useLoginAgain() {
  const client = useApiClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const logInAgain = async () => {
    setBusy(true);
    const { endAtLender } = await import('../end-at-lender');
    await endAtLender(client);
    client.session.saveLogin(null);
    queries.clear();
    await navigate(withOwnKeys(pathTo('login'), { _return: innerPatterns.appLock }), { replace: true });
  };
  return { logInAgain: () => void logInAgain(), isBusy };
}
