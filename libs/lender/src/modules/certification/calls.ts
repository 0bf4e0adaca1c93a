import {
  basicPersonInfo,
  certifyList,
  cityList,
  extInfo,
  faceAttempts,
  jobInfo,
  personalInfo,
  saveBasicInfo,
  saveExtInfo,
  saveJobInfo,
  savePersonalInfo,
  uploadContacts,
  uploadDevice,
  uploadImage,
  uploadLocation,
} from '@clearloan/certification/contract';
import { defineHandler, defineUploadHandler, type Call } from '../../platform/context/define-handler';
import type { LoanBook } from '../../platform/context/loan-book';
import type { PictureService } from '../pictures/pictures';
import { answerCityList, answerForm, answerSaveForm } from './forms';
import { answerContacts, answerSaveContacts } from './contacts';
import { answerFaceAttempts } from './face-attempts';
import { answerIdentity, answerSaveIdentity } from './identity';
import { answerDevice, answerLocation, answerPickedContacts } from './phone-facts';
import { answerTasks } from './tasks';
import { answerUploadPicture } from './upload-picture';

/** The endpoints of the verification: identity, forms, contacts, and device data. */
export const certificationCalls = (loanBook: LoanBook, pictures: PictureService): readonly Call[] => [
  defineHandler(certifyList, answerTasks(loanBook)),
  defineHandler(basicPersonInfo, answerIdentity(pictures)),
  defineHandler(saveBasicInfo, answerSaveIdentity(loanBook)),
  defineHandler(personalInfo, answerForm('personal')),
  defineHandler(savePersonalInfo, answerSaveForm('personal', loanBook)),
  defineHandler(jobInfo, answerForm('job')),
  defineHandler(saveJobInfo, answerSaveForm('job', loanBook)),
  defineHandler(extInfo, answerContacts),
  defineHandler(saveExtInfo, answerSaveContacts(loanBook)),
  defineHandler(cityList, answerCityList),
  defineHandler(faceAttempts, answerFaceAttempts),
  defineUploadHandler(uploadImage, answerUploadPicture(pictures)),
  defineHandler(uploadLocation, answerLocation),
  defineHandler(uploadDevice, answerDevice),
  defineHandler(uploadContacts, answerPickedContacts),
];
