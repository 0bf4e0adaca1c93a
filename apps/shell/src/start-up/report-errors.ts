import { errorReports, privacy } from '../runtime/lender';

/** Tells the lender what consents wait to be told, now and when there is a connection, and what broke without anybody noticing. */
export function reportErrors(): void {
  const report = () => void privacy.consents.report();
  report();
  window.addEventListener('online', report);
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    errorReports.broke(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    errorReports.broke(reason);
  });
}
