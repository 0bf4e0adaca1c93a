import * as v from 'valibot';
import { certifyList, type Task } from '../contract';
import { certifyListDone, certifyListFirstVisit, certifyListJobNext } from '../fixtures/certify-lists';
import { nextTask, stepsOf, workLeft } from './steps';

const tasksOf = (wire: unknown) => v.parse(certifyList.data, wire).list;
const jobNext = tasksOf(certifyListJobNext);
const withStatus = (kind: string, change: Partial<Task>) =>
  jobNext.map((task) => (task.taskType === kind ? { ...task, ...change } : task));

it('goes on where the borrower stopped', () => {
  expect(nextTask(jobNext)?.taskType).toBe('job');
  expect(stepsOf(jobNext).map(({ position, isNext }) => [position, isNext])).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [4, false],
    [5, false],
  ]);
});

it('after a saved step the following one is next, before the list is read again', () => {
  expect(nextTask(jobNext, 'job')?.taskType).toBe('ext');
});

it('a rejected step is to be done again, before the others', () => {
  expect(nextTask(withStatus('public', { status: 'rejected' }))?.taskType).toBe('public');
});

it('what is looked at by the lender, is not needed, or has no screen here holds nobody up', () => {
  expect(nextTask(withStatus('job', { status: 'review' }))?.taskType).toBe('ext');
  expect(nextTask(withStatus('job', { required: false }))?.taskType).toBe('ext');
  expect(nextTask(withStatus('job', { taskType: 'palmReading' }))?.taskType).toBe('ext');
  expect(nextTask(tasksOf(certifyListDone))).toBeUndefined();
});

it('says how much is left', () => {
  expect(workLeft(tasksOf(certifyListFirstVisit))).toEqual({ steps: 5, minutes: 12 });
  expect(workLeft(jobNext)).toEqual({ steps: 3, minutes: 6 });
  expect(workLeft(tasksOf(certifyListDone))).toEqual({ steps: 0, minutes: 0 });
});
