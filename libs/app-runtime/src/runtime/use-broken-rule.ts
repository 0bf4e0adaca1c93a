import { useEffect } from 'react';
import { useReportFault } from './app-runtime';

/** Reports a rule of the contract that the reply of a call breaks, by its name. */
export function useReportBrokenRule(call: string, name: string | undefined): void {
  const report = useReportFault();
  useEffect(() => {
    if (name !== undefined) report({ call, code: name });
  }, [call, name, report]);
}
