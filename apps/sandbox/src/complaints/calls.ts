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
import { serve, serveUpload, servePublic, type Call } from '../http/serve';
import type { PictureRoom } from '../pictures/pictures';
import { showContact, showHelp, showWhatsapp } from './help';
import { listProblems, showForm, showProblem } from './problem-pages';
import { takeReport } from './save-problem';
import { takePicture } from './upload-picture';

/** The calls about help and reports. */
export const complaintCalls = (pictures: PictureRoom): readonly Call[] => [
  servePublic(contactInfo, showContact),
  servePublic(helpPage, showHelp),
  servePublic(whatsapp, showWhatsapp),
  serve(problemForm, showForm),
  serveUpload(uploadProblemImage, takePicture(pictures)),
  serve(saveProblem, takeReport),
  serve(problemList, listProblems),
  serve(problemDetail, showProblem(pictures)),
];
