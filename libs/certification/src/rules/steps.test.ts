import * as v from 'valibot';
import { certifyList, type Task } from '../contract';
import { certifyListDone, certifyListFirstVisit, certifyListJobNext } from '../fixtures/certify-lists';
import { isBeingVerified, isFixed, nextTask, stepsOf, workLeft } from './steps';

const tasksOf = (wire: unknown) => v.parse(certifyList.data, wire).list;
const jobNext = tasksOf(certifyListJobNext);
const withStatus = (kind: string, change: Partial<Task>) =>
  jobNext.map((task) => (task.taskType === kind ? { ...task, ...change } : task));

it('the next step is the one where the borrower stopped', () => {
  expect(nextTask(jobNext)?.taskType).toBe('job');
  expect(stepsOf(jobNext).map(({ position, isNext }) => [position, isNext])).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [4, false],
    [5, false],
  ]);
});

it('the next step after a saved one is the following one, before the list is refetched', () => {
  expect(nextTask(jobNext, 'job')?.taskType).toBe('ext');
});

it('a rejected step is the next one', () => {
  expect(nextTask(withStatus('public', { status: 'rejected' }))?.taskType).toBe('public');
});

it('a step that is in review, optional or without a screen is skipped', () => {
  expect(nextTask(withStatus('job', { status: 'review' }))?.taskType).toBe('ext');
  expect(nextTask(withStatus('job', { required: false }))?.taskType).toBe('ext');
  expect(nextTask(withStatus('job', { taskType: 'palmReading' }))?.taskType).toBe('ext');
  expect(nextTask(tasksOf(certifyListDone))).toBeUndefined();
});

it('the remaining work is the number of steps and minutes', () => {
  expect(workLeft(tasksOf(certifyListFirstVisit))).toEqual({ steps: 5, minutes: 12 });
  expect(workLeft(jobNext)).toEqual({ steps: 3, minutes: 6 });
  expect(workLeft(tasksOf(certifyListDone))).toEqual({ steps: 0, minutes: 0 });
});

it('a step in review is verified within seconds, unless an application fixes its answers for days', () => {
  const [verifying, fixed, done] = [
    withStatus('bank', { status: 'review' }),
    withStatus('job', { status: 'review', change: 'You can change them once it’s decided.' }),
    withStatus('job', { status: 'done', change: 'Your loan stays as agreed.' }),
  ];
  expect([verifying, fixed, done].map((list) => list.some(isBeingVerified))).toEqual([true, false, false]);
  expect([verifying, fixed, done].map((list) => list.some(isFixed))).toEqual([false, true, false]);
});
