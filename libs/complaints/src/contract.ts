/** The endpoints of help and problem reports. */
import { get, id, noRequest, object, paging, postForm, postUpload } from '@clearloan/api-client/declare';
import { contactInfoData, helpData, whatsappData } from './contract/help';
import {
  problemDetailData,
  problemFormData,
  problemListData,
  problemPictureData,
  saveProblemRequest,
  uploadProblemImageRequest,
} from './contract/problem';

export { helpChannelKeys } from './contract/help';
export * from './contract/help-rules';
export * from './contract/problem-rules';
export type { ContactInfo, FaqItem, Help, HelpChannel, OpenHours, Whatsapp } from './contract/help';
export { detailLength, mostPictures, problemStatusValues } from './contract/problem';
export type {
  Problem,
  ProblemDetail,
  ProblemForm,
  ProblemKind,
  ProblemPicture,
  ProblemStatus,
  TimelineItem,
} from './contract/problem';

/** Shows how to reach a person, who handles complaints and who regulates the lender. */
export const contactInfo = get('/v3/personal-center/contact-kf-info', {
  request: noRequest,
  data: contactInfoData,
  public: true,
  persist: true,
});

/** Lists the help channels and frequently asked questions. */
export const helpPage = get('/customer-service/init', {
  request: noRequest,
  data: helpData,
  public: true,
  persist: true,
});

/** Returns the number and the initial text of a chat. */
export const whatsapp = get('/user-problem/get-whatsapp', {
  request: noRequest,
  data: whatsappData,
  public: true,
});

/** Returns what a problem can be about: kinds, and the borrower's loans. */
export const problemForm = get('/user-problem/problem-init', {
  request: noRequest,
  data: problemFormData,
  providesTags: ['complaints', 'loans'],
});

/** Uploads a picture for a report. */
export const uploadProblemImage = postUpload('/user-problem/upload-problem-img', {
  request: uploadProblemImageRequest,
  data: problemPictureData,
});

/** Sends a report, or adds to one and reopens it. */
export const saveProblem = postForm('/user-problem/problem-save', {
  request: saveProblemRequest,
  data: object({
    /** The id of the report. */
    problemId: id,
  }),
  idempotent: true,
  invalidatesTags: ['complaints'],
});

/** Lists the borrower's reports, open ones first. */
export const problemList = get('/user-problem/problem-list', {
  request: object(paging),
  data: problemListData,
  providesTags: ['complaints'],
});

/** Shows one report with its complete history. */
export const problemDetail = get('/user-problem/problem-detail', {
  request: object({
    /** The report. */
    problemId: id,
  }),
  data: problemDetailData,
  providesTags: ['complaints'],
});
