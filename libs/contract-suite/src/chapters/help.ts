import { unless, unlessSame } from '@clearloan/api-client/declare';
import {
  problemDetail,
  problemForm,
  problemList,
  saveProblem,
  uploadProblemImage,
} from '@clearloan/complaints/contract';
import type { DataOf, RequestOf } from '@clearloan/api-client/declare';
import type { Suite } from '../harness/suite';
import { pagingFaults } from '../identities/paging';

const detail = 'The contract suite asks whether reports arrive.';
const timesAtOnce = 6;

/** The borrower reports a problem with a photo, and reads its status. */
export async function help(suite: Suite): Promise<void> {
  const { check, need, staff, hold, made } = suite;
  const { types, orders } = await need(problemForm, {});
  if (made.orderId !== undefined)
    hold(
      problemForm,
      'lists the loans of the borrower',
      unlessSame(
        'data.orders[].orderId',
        [made.orderId],
        orders.map((each) => each.orderId),
      ),
    );
  const [kind] = types;
  const file = await staff.picture('id_front');
  const picture = await check(uploadProblemImage, { file });
  const report = {
    problemType: kind?.problemType ?? '',
    problemSonType: kind?.sons[0]?.problemSonType ?? '',
    problemDetail: detail,
    problemImage: picture === undefined ? [] : [picture.imageId],
  };
  const saved = await need(saveProblem, report);
  made.problemId = saved.problemId;
  const before = await check(problemList, { pageNum: 1, pageSize: 20 });
  hold(
    problemList,
    'lists what was sent',
    unlessSame(
      'data.list',
      [saved.problemId],
      before?.list.map((each) => each.problemId),
    ),
  );
  const shown = await check(problemDetail, { problemId: saved.problemId });
  hold(problemDetail, 'returns what was sent', reportFaults(report, shown));
  await sendTwice(suite, report, before?.list.length ?? 0);
}

type Report = RequestOf<typeof saveProblem>;

const reportFaults = (report: Report, shown: DataOf<typeof problemDetail> | undefined) => [
  ...unlessSame('data.problemDetail', report.problemDetail, shown?.problemDetail),
  ...unlessSame('data.problemType', report.problemType, shown?.problemType),
  ...unlessSame('data.problemSonType', report.problemSonType, shown?.problemSonType),
  ...unlessSame(
    'data.problemImage[].imageId',
    report.problemImage,
    shown?.problemImage.map(({ imageId }) => imageId),
  ),
  ...unlessSame('data.timeline[0].by', 'borrower', shown?.timeline[0]?.by),
  ...unlessSame(
    'data.timeline[].problemImage[].imageId',
    report.problemImage,
    shown?.timeline.flatMap(({ problemImage }) => problemImage.map(({ imageId }) => imageId)),
  ),
];

/** Concurrent repeats of a report under one key create one report; each report is on exactly one page. */
async function sendTwice({ ask, hold, race }: Suite, report: Report, before: number): Promise<void> {
  await race(saveProblem, { ...report, problemDetail: `${detail} Twice.`, problemImage: [] }, timesAtOnce);
  const after = await ask(problemList, { pageNum: 1, pageSize: 20 });
  const times = after?.list.map(({ createTime }) => createTime) ?? [];
  hold(
    problemList,
    'lists the newest first',
    unlessSame('data.list[].createTime', [...times].sort().reverse(), times),
  );
  const added = (after?.list.length ?? 0) - before;
  hold(
    saveProblem,
    'has one effect for concurrent requests with one key',
    unless(
      added === 1,
      'data.problemId',
      `one report for ${timesAtOnce} requests under one key`,
      `${added} reports`,
    ),
  );
  hold(
    problemList,
    'gives each item on one page',
    await pagingFaults(
      (pageNum) => ask(problemList, { pageNum, pageSize: 1 }),
      ({ problemId }) => problemId,
      after?.list.map(({ problemId }) => problemId),
    ),
  );
}
