import { isKnown } from '@clearloan/api-client/declare';
import { taskTypes } from '@clearloan/loan-contract';
import type { Task } from '../contract';

export type StepKind = (typeof taskTypes)[number];

export interface Step {
  readonly task: Task;
  /** From 1. */
  readonly position: number;
  /** The next step. */
  readonly isNext: boolean;
}

/** Whether the borrower has something left to do here. A rejected step has to be repeated. */
export const isOpen = ({ status }: Task): boolean => status === 'todo' || status === 'rejected';

/** Whether the answers can be read, but not changed, until an application is decided. That takes days, not seconds. */
export const isFixed = ({ status, change }: Task): boolean => status === 'review' && change !== undefined;

/** Whether the bank is verifying what was sent, which takes seconds. */
export const isBeingVerified = (task: Task): boolean => task.status === 'review' && !isFixed(task);

/** The kind of a step, if this app has a screen for it. */
export const kindOf = ({ taskType }: Task): StepKind | undefined =>
  isKnown(taskTypes, taskType) ? taskType : undefined;

/** The next step: the first required open one, except the one just finished. */
export const nextTask = (tasks: readonly Task[], finished?: StepKind): Task | undefined =>
  tasks.find(
    (task) => task.required && isOpen(task) && kindOf(task) !== undefined && task.taskType !== finished,
  );

export function stepsOf(tasks: readonly Task[]): readonly Step[] {
  const next = nextTask(tasks);
  return tasks.map((task, index) => ({ task, position: index + 1, isNext: task === next }));
}

/** The remaining work: required steps and their approximate minutes. */
export function workLeft(tasks: readonly Task[]): { readonly steps: number; readonly minutes: number } {
  const open = tasks.filter((task) => task.required && isOpen(task));
  return { steps: open.length, minutes: open.reduce((sum, { minutes = 0 }) => sum + minutes, 0) };
}
