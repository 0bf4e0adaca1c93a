import { isKnown } from '@clearloan/api-client/declare';
import { taskTypes } from '@clearloan/loan-contract';
import type { Task } from '../contract';

export type StepKind = (typeof taskTypes)[number];

export interface Step {
  readonly task: Task;
  /** From 1. */
  readonly position: number;
  /** The one to go on with. */
  readonly isNext: boolean;
}

/** Is something left for the borrower to do here? A rejected step is to be done again. */
export const isOpen = ({ status }: Task): boolean => status === 'todo' || status === 'rejected';

/** A step of a kind that this app has a screen for. */
export const kindOf = ({ taskType }: Task): StepKind | undefined =>
  isKnown(taskTypes, taskType) ? taskType : undefined;

/** The step to go on with: the first required one that is open, but the one just finished. */
export const nextTask = (tasks: readonly Task[], finished?: StepKind): Task | undefined =>
  tasks.find(
    (task) => task.required && isOpen(task) && kindOf(task) !== undefined && task.taskType !== finished,
  );

export function stepsOf(tasks: readonly Task[]): readonly Step[] {
  const next = nextTask(tasks);
  return tasks.map((task, index) => ({ task, position: index + 1, isNext: task === next }));
}

/** How much is left: required steps and about how many minutes they take. */
export function workLeft(tasks: readonly Task[]): { readonly steps: number; readonly minutes: number } {
  const open = tasks.filter((task) => task.required && isOpen(task));
  return { steps: open.length, minutes: open.reduce((sum, { minutes = 0 }) => sum + minutes, 0) };
}
