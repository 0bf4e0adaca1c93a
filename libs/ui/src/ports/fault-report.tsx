import { createContext, useContext, type ReactNode } from 'react';

/** Something a screen had to pass by; a name of ours, never a word of the reply. */
export interface Fault {
  /** The call whose reply it stood in. */
  readonly call: string;
  readonly code: 'UnknownBlock';
}

/** Tells the operators; a fault that repeats itself is told once. */
export type ReportFault = (fault: Fault) => void;

const FaultReportContext = createContext<ReportFault>(() => undefined);

export function FaultReportProvider({ report, children }: { report: ReportFault; children: ReactNode }) {
  return <FaultReportContext.Provider value={report}>{children}</FaultReportContext.Provider>;
}

/** What a screen skipped is not lost silently. Nobody is told without a provider. */
export const useFaultReport = (): ReportFault => useContext(FaultReportContext);
