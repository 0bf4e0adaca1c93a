/**
 * What leaves the device, only with consent: the consent log, the prompts, the traffic panel, and telemetry that
 * respects it.
 */
export { routes } from './routes';
export { ConsentPrompts } from './consent-prompts';
export { createConsents } from './consents';
export type { Consents } from './consents';
export { privacyOnDemand } from './on-demand';
export type { PrivacyOnDemand } from './on-demand';
export { createConsentLog } from './device/consent-log';
export type { List } from './device/consent-log';
export { createTraffic } from './device/stored-list';
export type { Traffic } from './device/stored-list';
export { PrivacyProvider } from './privacy-context';
export type { AccountAccess, Privacy } from './privacy-context';
export { createErrorReports } from './telemetry/error-reports';
export type { ErrorReports } from './telemetry/error-reports';
export { createTelemetry } from './telemetry/telemetry';
export type { Telemetry } from './telemetry/telemetry';
export type { ScreenName } from './telemetry/usage';
export { callPurposeOf } from './rules/call-purpose';
export { mayBeSent } from './rules/consent';
export type { ConsentEntry } from './rules/consent';
export { deviceFieldRules, deviceFieldsToSend } from './rules/device-fields';
export type { DeviceField, DeviceFieldRule, DeviceReadings, DeviceSituation } from './rules/device-fields';
