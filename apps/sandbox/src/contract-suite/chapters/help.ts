import {
  problemDetail,
  problemForm,
  problemList,
  saveProblem,
  uploadProblemImage,
} from '@clearloan/complaints/contract';
import type { Suite } from '../harness/suite';

/** The borrower says that something went wrong, with a photo, and reads what became of it. */
export async function help({ check, need, staff }: Suite): Promise<void> {
  const { types } = await need(problemForm, {});
  const [kind] = types;
  const file = await staff.picture('id_front');
  const picture = await check(uploadProblemImage, { file });
  const saved = await need(saveProblem, {
    problemType: kind?.problemType ?? '',
    problemSonType: kind?.sons[0]?.problemSonType ?? '',
    problemDetail: 'The contract suite asks whether reports arrive.',
    problemImage: picture === undefined ? [] : [picture.imageId],
  });
  await check(problemList, {});
  await check(problemDetail, { problemId: saved.problemId });
}
