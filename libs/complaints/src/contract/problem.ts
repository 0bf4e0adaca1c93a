import {
  array,
  atMost,
  flag,
  flagOrNo,
  id,
  instant,
  listOf,
  manyOf,
  object,
  openEnum,
  optional,
  ownPath,
  picture,
  text,
  uuid,
  type Inside,
} from '@clearloan/api-client/declare';

/** What a problem may be about; each kind holds finer ones. */
const problemKind = object({
  problemType: id,
  name: text(120),
  /** Problems of this kind are about one loan, if the borrower has one. */
  asksLoan: flagOrNo,
  sons: manyOf(object({ problemSonType: id, name: text(120) })),
});
export type ProblemKind = Inside<typeof problemKind>;

/** A loan that a problem may be about. */
const problemOrder = object({ orderId: id, title: text(120) });

export const problemFormData = object({ types: array(problemKind), orders: manyOf(problemOrder) });
export type ProblemForm = Inside<typeof problemFormData>;

export const problemPictureData = object({ imageId: id, url: optional(ownPath) });
export type ProblemPicture = Inside<typeof problemPictureData>;

/** Characters of a text; a word added to a report may be short. */
export const detailLength = { least: 10, leastAdded: 1, most: 500 } as const;
export const mostPictures = 3;

/** `uploadId` is made by the phone and kept over a retry, so that no picture counts twice. */
export const uploadProblemImageRequest = object({ file: picture, uploadId: optional(uuid) });

/**
 * A new report, or with problemId an addition; to one that was answered or closed it opens it again. `helped` alone
 * answers whether the last answer did: yes closes the report, no opens it again.
 * `draftId` is made by the device with the first letter: whatever the key, a draft is sent once.
 * `screen` names the screen the borrower asked for help from.
 */
export const saveProblemRequest = object({
  problemId: optional(id),
  problemType: id,
  problemSonType: id,
  problemDetail: text(detailLength.most),
  problemImage: optional(atMost(mostPictures, id)),
  orderId: optional(id),
  helped: optional(flag),
  draftId: optional(uuid),
  screen: optional(text(64)),
});

export const problemStatusValues = ['submitted', 'accepted', 'answered', 'reopened', 'closed'] as const;
const problemStatus = openEnum(problemStatusValues);
export type ProblemStatus = Inside<typeof problemStatus>;

const problem = object({
  problemId: id,
  title: text(200),
  orderId: optional(id),
  /** The loan's name as the borrower knows it. */
  productName: optional(text(120)),
  problemType: id,
  status: problemStatus,
  createTime: instant,
  answerBy: optional(instant),
  closedAt: optional(instant),
});
export type Problem = Inside<typeof problem>;

export const problemListData = listOf(problem);

/** What happened to a report, one line each: `text` is what was said, `who` the first name of who said it at the lender. */
const timelineItem = object({
  at: instant,
  status: problemStatus,
  by: openEnum(['borrower', 'lender']),
  who: optional(text(60)),
  text: optional(text(1000)),
  problemImage: manyOf(problemPictureData),
});
export type TimelineItem = Inside<typeof timelineItem>;

export const problemDetailData = object({
  ...problem.entries,
  problemSonType: id,
  problemDetail: text(detailLength.most),
  problemImage: manyOf(problemPictureData),
  /** The last answer. */
  disposeDetail: optional(text(1000)),
  /** What the borrower said of it. */
  helped: optional(flag),
  timeline: manyOf(timelineItem),
  /** From then on the regulator may be asked. */
  escalateAt: optional(instant),
});
export type ProblemDetail = Inside<typeof problemDetailData>;
