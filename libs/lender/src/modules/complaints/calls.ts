import {
  contactInfo,
  helpPage,
  problemDetail,
  problemForm,
  problemList,
  saveProblem,
  uploadProblemImage,
  whatsapp,
} from '@clearloan/complaints/contract';
import {
  defineHandler,
  defineUploadHandler,
  definePublicHandler,
  type Call,
} from '../../platform/context/define-handler';
import type { PictureService } from '../pictures/pictures';
import { showContact, showHelp, showWhatsapp } from './help';
import { listProblems, showForm, showProblem } from './problem-pages';
import { takeReport, picturePurpose } from './save-problem';
import type { UploadHandler } from '../../platform/context/request-context';

/** The endpoints for help and reports. */
export const complaintCalls = (pictures: PictureService): readonly Call[] => [
  definePublicHandler(contactInfo, showContact),
  definePublicHandler(helpPage, showHelp),
  definePublicHandler(whatsapp, showWhatsapp),
  defineHandler(problemForm, showForm),
  defineUploadHandler(uploadProblemImage, takePicture(pictures)),
  defineHandler(saveProblem, takeReport),
  defineHandler(problemList, listProblems),
  defineHandler(problemDetail, showProblem(pictures)),
];

/** Stores a picture for a report. It is linked once a report names it. */
const takePicture =
  (pictures: PictureService): UploadHandler<typeof uploadProblemImage> =>
  async ({ request: { file, uploadId }, borrower: { borrowerId } }) => {
    const { imageId, url } = await pictures.take(borrowerId, { file, uploadId, purpose: picturePurpose });
    return { imageId, url };
  };
