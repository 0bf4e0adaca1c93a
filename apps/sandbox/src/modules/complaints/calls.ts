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
} from '../../context/define-handler';
import type { PictureService } from '../pictures/pictures';
import { showContact, showHelp, showWhatsapp } from './help';
import { listProblems, showForm, showProblem } from './problem-pages';
import { takeReport } from './save-problem';
import { takePicture } from './upload-picture';

/** The calls about help and reports. */
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
