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

/** What a problem can be about; each kind contains subkinds. */
const problemKind = object({
  problemType: id,
  name: text(120),
  /** Problems of this kind concern one loan, if the borrower has one. */
  asksLoan: flagOrNo,
  sons: manyOf(object({ problemSonType: id, name: text(120) })),
});
export type ProblemKind = Inside<typeof problemKind>;

/** A loan that a problem can concern. */
const problemOrder = object({ orderId: id, title: text(120) });

export const problemFormData = object({ types: array(problemKind), orders: manyOf(problemOrder) });
export type ProblemForm = Inside<typeof problemFormData>;

export const problemPictureData = object({ imageId: id, url: optional(ownPath) });
export type ProblemPicture = Inside<typeof problemPictureData>;

/** Length of a text in characters; an addition to a report may be short. */
export const detailLength = { least: 10, leastAdded: 1, most: 500 } as const;
export const mostPictures = 3;

/** `uploadId` is created by the device and kept for retries, so that no picture counts twice. */
export const uploadProblemImageRequest = object({ file: picture, uploadId: optional(uuid) });

/**
 * A new report, or with problemId an addition, which reopens an answered or closed one. `helped` alone states whether
 * the last answer helped: yes closes the report, no reopens it. `draftId` is created by the device with the first
 * letter: a draft is sent once, whatever the key. `screen` is where the borrower requested help.
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

/** The history of a report, one line each: `text` is the message, `who` the first name of its author at the lender. */
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
  /** The borrower's rating of it. */
  helped: optional(flag),
  timeline: manyOf(timelineItem),
  /** From then on the borrower can contact the regulator. */
  escalateAt: optional(instant),
});
export type ProblemDetail = Inside<typeof problemDetailData>;
