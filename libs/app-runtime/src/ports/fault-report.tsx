import { createContext, useContext } from 'react';

/** Something a screen had to pass by; a name of ours, never a word of the reply. */
export interface Fault {
  /** The call whose reply it stood in. */
  readonly call: string;
  readonly code: 'UnknownBlock';
}

/** Tells the operators; a fault that repeats itself is told once. */
export type ReportFault = (fault: Fault) => void;

const FaultReportContext = createContext<ReportFault>(() => undefined);

export const FaultReportProvider = FaultReportContext.Provider;

/** What a screen skipped is not lost silently. Nobody is told without a provider. */
export const useFaultReport = (): ReportFault => useContext(FaultReportContext);
