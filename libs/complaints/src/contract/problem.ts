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
  type InferOutput,
} from '@clearloan/api-client/declare';

/** What a problem can be about; each kind contains subkinds. */
const problemKind = object({
  /** The id of the kind. */
  problemType: id,
  /** Its name. */
  name: text(120),
  /** Problems of this kind concern one loan, if the borrower has one. */
  asksLoan: flagOrNo,
  /** Its subkinds. */
  sons: manyOf(
    object({
      /** The id of the subkind. */
      problemSonType: id,
      /** Its name. */
      name: text(120),
    }),
  ),
});
export type ProblemKind = InferOutput<typeof problemKind>;

/** A loan that a problem can concern. */
const problemOrder = object({
  /** The loan. */
  orderId: id,
  /** Its name as the borrower knows it. */
  title: text(120),
});

export const problemFormData = object({
  /** The kinds of problem, in order. */
  types: array(problemKind),
  /** The borrower's loans. */
  orders: manyOf(problemOrder),
});
export type ProblemForm = InferOutput<typeof problemFormData>;

export const problemPictureData = object({
  /** The id of the picture. */
  imageId: id,
  /** Where its owner can see it. */
  url: optional(ownPath),
});
export type ProblemPicture = InferOutput<typeof problemPictureData>;

/** Length of a text in characters; an addition to a report may be short. */
export const detailLength = { least: 10, leastAdded: 1, most: 500 } as const;
export const mostPictures = 3;

/** `uploadId` is created by the device and kept for retries, so that no picture counts twice. */
export const uploadProblemImageRequest = object({
  /** The picture. */
  file: picture,
  /** The id of the upload, made by the device. */
  uploadId: optional(uuid),
});

/**
 * A new report, or with problemId an addition, which reopens an answered or closed one. `helped` alone states whether
 * the last answer helped: yes closes the report, no reopens it. `draftId` is created by the device with the first
 * letter: a draft is sent once, whatever the key. `screen` is where the borrower requested help.
 */
export const saveProblemRequest = object({
  /** The report that this adds to. */
  problemId: optional(id),
  /** The kind of problem. */
  problemType: id,
  /** The subkind. */
  problemSonType: id,
  /** What the borrower writes. */
  problemDetail: text(detailLength.most),
  /** The ids of uploaded pictures. */
  problemImage: optional(atMost(mostPictures, id)),
  /** The loan that it is about. */
  orderId: optional(id),
  /** Whether the last answer helped. */
  helped: optional(flag),
  /** The id of the draft, made by the device. */
  draftId: optional(uuid),
  /** The screen on which the borrower asked for help. */
  screen: optional(text(64)),
});

export const problemStatusValues = [
  /** Sent. */
  'submitted',
  /** Somebody works on it. */
  'accepted',
  /** The lender answered. */
  'answered',
  /** The borrower added something after an answer. */
  'reopened',
  /** Done. */
  'closed',
] as const;
const problemStatus = openEnum(problemStatusValues);
export type ProblemStatus = InferOutput<typeof problemStatus>;

const problem = object({
  /** The id of the report. */
  problemId: id,
  /** Its heading. */
  title: text(200),
  /** The loan that it is about. */
  orderId: optional(id),
  /** The loan's name as the borrower knows it. */
  productName: optional(text(120)),
  /** The kind of problem. */
  problemType: id,
  /** How far it is. */
  status: problemStatus,
  /** When it was sent. */
  createTime: instant,
  /** By when the lender answers. */
  answerBy: optional(instant),
  /** When it was closed. */
  closedAt: optional(instant),
});
export type Problem = InferOutput<typeof problem>;

export const problemListData = listOf(problem);

/** The history of a report, one line each: `text` is the message, `who` the first name of its author at the lender. */
const timelineItem = object({
  /** When it happened. */
  at: instant,
  /** The status from then on. */
  status: problemStatus,
  /** Who wrote it. */
  by: openEnum([
    /** The borrower. */
    'borrower',
    /** The lender. */
    'lender',
  ]),
  /** The first name of the author at the lender. */
  who: optional(text(60)),
  /** The message. */
  text: optional(text(1000)),
  /** Its pictures. */
  problemImage: manyOf(problemPictureData),
});
export type TimelineItem = InferOutput<typeof timelineItem>;

export const problemDetailData = object({
  ...problem.entries,
  /** The subkind. */
  problemSonType: id,
  /** What the borrower wrote first. */
  problemDetail: text(detailLength.most),
  /** The pictures of the report. */
  problemImage: manyOf(problemPictureData),
  /** The last answer. */
  disposeDetail: optional(text(1000)),
  /** The borrower's rating of it. */
  helped: optional(flag),
  /** The history, oldest first. */
  timeline: manyOf(timelineItem),
  /** From then on the borrower can contact the regulator. */
  escalateAt: optional(instant),
});
export type ProblemDetail = InferOutput<typeof problemDetailData>;
