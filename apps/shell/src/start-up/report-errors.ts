import type { ShellServices } from '../runtime/shell-services';

/** Reports pending consents, now and whenever the device is online, and uncaught errors. */
export function reportErrors({
  errorReports,
  privacy,
}: Pick<ShellServices, 'errorReports' | 'privacy'>): void {
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
