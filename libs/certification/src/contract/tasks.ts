import {
  array,
  count,
  flag,
  flagOrNo,
  id,
  instant,
  object,
  optional,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { taskStatus, taskType } from '@clearloan/loan-contract';

/** A verification step with its estimated duration and its reason. The answers of a step in `review` cannot be changed. */
const task = object({
  /** Which step. */
  taskType,
  /** Its name. */
  title: text(120),
  /** How far it is. */
  status: taskStatus,
  /** Whether it has to be done. */
  required: flagOrNo,
  /** How many minutes it usually takes. */
  minutes: optional(count),
  /** Why the lender asks for it. */
  why: optional(text(300)),
  /** Why it was rejected. */
  reason: optional(text(300)),
  /** The answers in short: a name, an address. Absent until there are some. */
  value: optional(text(500)),
  /** What a change of the answers means for the application, offer or loan that is open. */
  change: optional(text(300)),
});
export type Task = InferOutput<typeof task>;

export const tasksData = object({
  /** The steps, in order. */
  list: array(task),
  /** Identifies the borrower for local data; grants no access. Without it nothing is stored. */
  borrowerKey: optional(id),
  /** The unsent application that waits for these steps: the requested one, otherwise the newest. */
  draftOrderId: optional(id),
});

/** Attempts left for the face check; none before `until`. */
export const faceAttemptsData = object({
  /** How many attempts are left. */
  leftTimes: count,
  /** Whether one is possible now. */
  canTry: flag,
  /** From when on there are attempts again. */
  until: optional(instant),
  /** What to tell the borrower. */
  message: optional(text(300)),
});
export type FaceAttempts = InferOutput<typeof faceAttemptsData>;
