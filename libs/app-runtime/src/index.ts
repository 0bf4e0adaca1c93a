/** What every screen runs on: languages, lazy screens, navigation, ports, flags. No element of the design language. */
export { memoryPort } from './navigation/history-port';
export { loadRoutes } from './navigation/load-routes';
export { Redirect } from './navigation/redirect';
export { ScreenRouter } from './navigation/screen-router';
export type { Move, Prepare } from './navigation/screen-router';
export { ScreenRouterProvider, useScreenRouter } from './navigation/screen-router-provider';
export { createNotifier } from './notifier/notifier';
export type { Message, Notifier, NotifierState } from './notifier/notifier';
export type { CallId, BlockingOverlay, OverlayStage } from './notifier/blocking-overlay';
export { useDebouncedAddress } from './navigation/use-debounced-address';
export { isFirstOfVisit, useBack } from './navigation/use-back';
export { useReturn } from './navigation/use-return';
export { AmountsHiddenProvider, useAmountsHidden } from './ports/amounts-hidden';
export type { AmountsHidden } from './ports/amounts-hidden';
export { BrandProvider, useBrand } from './ports/brand';
export type { Brand } from './ports/brand';
export { ClockProvider, useClock } from './ports/clock';
export type { Clock } from './ports/clock';
export { ConfirmByCodeProvider, useConfirmByCode } from './ports/confirm-by-code';
export type {
  CodePurpose,
  ConfirmByCode,
  RefusedCode,
  SignedWithCode,
  SignWithCode,
} from './ports/confirm-by-code';
export { ConsentPromptProvider, useConsentPrompt } from './ports/consent-prompt';
export type { AskConsent, ConsentPurpose } from './ports/consent-prompt';
export { FaultReportProvider, useFaultReport } from './ports/fault-report';
export type { Fault, ReportFault } from './ports/fault-report';
export { HelpPathProvider } from './ports/help-path';
export { NativeShellProvider, useNativeShell } from './ports/native-shell';
export type { NativeShell } from './ports/native-shell';
export { MarketProvider, useMarket } from './ports/market';
export { DueCountProvider } from './ports/due-count';
export { isFlagOn } from './flags/flags';
export { FeatureFactsProvider } from './ports/feature-facts';
export { useFeatureFacts } from './ports/use-feature-facts';
export type { FeatureFacts, LoadFeatureFacts } from './ports/feature-facts';
export { OfferedScreensProvider, useIsOffered } from './ports/offered-screens';
export type { IsOffered } from './ports/offered-screens';
export { ReadAloudProvider, useReadAloud } from './ports/read-aloud';
export { usePrefetchScreen, PrefetchScreenProvider } from './ports/prefetch-screen';
export type { PrefetchScreen } from './ports/prefetch-screen';
export { SharedDeviceProvider, useSharedDevice } from './ports/shared-device';
export { buildId } from './start-up/build-id';
export { ChunkLoadError } from './lazy/chunk-load-error';
export { onFirstInteraction } from './start-up/first-interaction';
export { lazyPart } from './lazy/lazy-part';
export { useDeviceState, useIsHydrated } from './start-up/hydration';
export { isLazyScreen, lazyScreen } from './lazy/lazy-screen';
export type { LazyScreen } from './lazy/lazy-screen';
export type { ScreenParts } from './lazy/load-screen';
export { ownScript } from './start-up/own-script';
export { allowRecovery } from './lazy/recovery';
export type { Recovery } from './lazy/recovery';
export { preloadedMessages } from './preload/preloaded-messages';
export { isRecord } from './preload/is-record';
export { useLanguage } from './i18n/use-language';
export { afterFrame } from './start-up/after-frame';
export { AfterFirstPaint } from './start-up/after-first-paint';
export {
  activateLanguage,
  activeLanguage,
  languages,
  addCatalog,
  loadCatalog,
  onLanguageChange,
  sourceLanguage,
} from './i18n/catalogs';
export type { Language, CatalogLoader } from './i18n/catalogs';
export { LanguageProvider } from './i18n/language-provider';
export { ErrorBoundary } from './lazy/error-boundary';
export type { ErrorBoundaryProps, ScreenFailureProps } from './lazy/error-boundary';
export { useComing } from './navigation/screen-router-provider';
export { rememberFocus, restoreFocus } from './navigation/focus-memory';
export { useDueCount } from './ports/due-count';
export { useHelpPath, useWayToHelp } from './ports/help-path';
