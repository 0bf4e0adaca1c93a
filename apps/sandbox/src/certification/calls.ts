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
import { serve, serveUpload, type Call } from '../http/serve';
import type { LoanBook } from '../loan-book';
import type { PictureRoom } from '../pictures/pictures';
import { answerCityList } from './cities';
import { answerContacts, answerSaveContacts } from './contacts';
import { answerFaceAttempts } from './face-attempts';
import { answerForm, answerSaveForm } from './forms';
import { answerIdentity, answerSaveIdentity } from './identity';
import { answerDevice, answerLocation, answerPickedContacts } from './phone-facts';
import { answerTasks } from './tasks';
import { answerUploadPicture } from './upload-picture';

/** Who the borrower is: identity, forms, contacts, and what the phone may tell. */
export const certificationCalls = (loanBook: LoanBook, pictures: PictureRoom): readonly Call[] => [
  serve(certifyList, answerTasks(loanBook)),
  serve(basicPersonInfo, answerIdentity(pictures)),
  serve(saveBasicInfo, answerSaveIdentity),
  serve(personalInfo, answerForm('personal')),
  serve(savePersonalInfo, answerSaveForm('personal')),
  serve(jobInfo, answerForm('job')),
  serve(saveJobInfo, answerSaveForm('job')),
  serve(extInfo, answerContacts),
  serve(saveExtInfo, answerSaveContacts),
  serve(cityList, answerCityList),
  serve(faceAttempts, answerFaceAttempts),
  serveUpload(uploadImage, answerUploadPicture(pictures)),
  serve(uploadLocation, answerLocation),
  serve(uploadDevice, answerDevice),
  serve(uploadContacts, answerPickedContacts),
];
