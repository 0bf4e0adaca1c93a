import {
  reportError,
  saveEvents,
  uploadMarketChannel,
  uploadStoreTag,
  uploadTimings,
} from '@clearloan/privacy/contract';
import type { Log } from '../http/access-log';
import { serve, servePublic, type Call } from '../http/serve';
import {
  answerErrorReport,
  answerEvents,
  answerMarketChannel,
  answerStoreTag,
  answerTimings,
} from './reports';

/** What a phone may tell about its use, and the consents that allow it. */
export const consentCalls = (log: Log): readonly Call[] => [
  servePublic(saveEvents, answerEvents),
  servePublic(reportError, answerErrorReport(log)),
  serve(uploadTimings, answerTimings),
  serve(uploadStoreTag, answerStoreTag),
  serve(uploadMarketChannel, answerMarketChannel),
];
