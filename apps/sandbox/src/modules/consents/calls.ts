import {
  reportError,
  saveEvents,
  uploadMarketChannel,
  uploadStoreTag,
  uploadTimings,
} from '@clearloan/privacy/contract';
import type { Log } from '../../http/access-log';
import { defineHandler, definePublicHandler, type Call } from '../../context/define-handler';
import {
  answerErrorReport,
  answerEvents,
  answerMarketChannel,
  answerStoreTag,
  answerTimings,
} from './reports';

/** What a device may tell about its use, and the consents that allow it. */
export const consentCalls = (log: Log): readonly Call[] => [
  definePublicHandler(saveEvents, answerEvents),
  definePublicHandler(reportError, answerErrorReport(log)),
  defineHandler(uploadTimings, answerTimings),
  defineHandler(uploadStoreTag, answerStoreTag),
  defineHandler(uploadMarketChannel, answerMarketChannel),
];
