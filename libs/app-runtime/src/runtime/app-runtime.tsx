import { sampleMarket, type Market } from '@clearloan/formatting';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { languages } from '../i18n/catalogs';
import type {
  AskConsent,
  Brand,
  Clock,
  ConfirmByCode,
  IsOffered,
  LoadFeatureFacts,
  NativeShell,
  PrefetchScreen,
  ReportFault,
} from './screen-services';

/** What every screen runs on. The shell creates it once at start; a feature that owns a service adds it where it stands. */
export interface AppRuntime {
  readonly brand: Brand;
  readonly market: Market;
  readonly clock?: Clock;
  readonly nativeShell: NativeShell;
  readonly isOffered: IsOffered;
  readonly prefetchScreen: PrefetchScreen;
  readonly reportFault: ReportFault;
  /** Without it no feature declares anything. */
  readonly loadFeatureFacts?: LoadFeatureFacts;
  readonly askConsent?: AskConsent;
  readonly confirmByCode?: ConfirmByCode;
}

const withoutShell: AppRuntime = {
  brand: { name: 'Clearloan', languages },
  market: sampleMarket,
  nativeShell: {},
  isOffered: () => true,
  prefetchScreen: () => undefined,
  reportFault: () => undefined,
};

const AppRuntimeContext = createContext(withoutShell);

interface AppRuntimeProviderProps {
  /** Keeps its identity between renders: every screen inside reads it. */
  readonly value: Partial<AppRuntime>;
  readonly children?: ReactNode;
}

/** Adds to the runtime around it, or replaces parts of that. */
export function AppRuntimeProvider({ value, children }: AppRuntimeProviderProps) {
  const outer = useContext(AppRuntimeContext);
  const runtime = useMemo(() => ({ ...outer, ...value }), [outer, value]);
  return <AppRuntimeContext.Provider value={runtime}>{children}</AppRuntimeContext.Provider>;
}

export const useAppRuntime = (): AppRuntime => useContext(AppRuntimeContext);

/** The name that screens say and the languages they offer; Clearloan in all languages without a shell. */
export const useBrand = (): Brand => useAppRuntime().brand;

/** How money, phones and days are written where this borrower lives; the sample market without a shell. */
export const useMarket = (): Market => useAppRuntime().market;

/** @throws {Error} without a clock: a silent device clock would show wrong due days */
export const useClock = (): Clock => given('clock', useAppRuntime().clock);

/** What an app around the page does in its place; nothing in a browser. */
export const useNativeShell = (): NativeShell => useAppRuntime().nativeShell;

/** What a lender names or another feature owns may not be part of this app: a link to it is not shown. */
export const useIsOffered = (): IsOffered => useAppRuntime().isOffered;

export const usePrefetchScreen = (): PrefetchScreen => useAppRuntime().prefetchScreen;

/** What a screen skipped is not lost silently. */
export const useFaultReport = (): ReportFault => useAppRuntime().reportFault;

/**
 * Between features that want to send something and the one that keeps the consents.
 * @throws {Error} when no feature keeps them
 */
export const useConsentPrompt = (): AskConsent => given('askConsent', useAppRuntime().askConsent);

/**
 * Between features that need a signature and the one that owns codes.
 * @throws {Error} when no feature owns them
 */
export const useConfirmByCode = (): ConfirmByCode => given('confirmByCode', useAppRuntime().confirmByCode);

function given<Service>(name: keyof AppRuntime, service: Service | undefined): Service {
  if (service === undefined) throw new Error(`The runtime has no ${name}.`);
  return service;
}
