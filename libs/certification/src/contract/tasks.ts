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
  type Inside,
} from '@clearloan/api-client/declare';
import { taskStatus, taskType } from '@clearloan/loan-contract';

/** A step of the verification: about how long it takes and why it is asked. */
const task = object({
  taskType,
  title: text(120),
  status: taskStatus,
  required: flagOrNo,
  minutes: optional(count),
  why: optional(text(300)),
  reason: optional(text(300)),
});
export type Task = Inside<typeof task>;

export const tasksData = object({
  list: array(task),
  /** Names the borrower for what the device keeps of them; it opens nothing. Without it nothing is kept. */
  borrowerKey: optional(id),
  /** The application that waits for these steps and is not sent yet: the one asked about, else the newest. */
  draftOrderId: optional(id),
});

/** Attempts left for the face check; none before `until`. */
export const faceAttemptsData = object({
  leftTimes: count,
  canTry: flag,
  until: optional(instant),
  message: optional(text(300)),
});
export type FaceAttempts = Inside<typeof faceAttemptsData>;
