import type { uploadProblemImage } from '@clearloan/complaints/contract';
import type { UploadHandler } from '../../context/request-context';
import type { PictureService } from '../pictures/pictures';
import { picturePurpose } from './save-problem';

/** Takes a picture for a report; it is tied to one when the report names it. */
export const takePicture =
  (pictures: PictureService): UploadHandler<typeof uploadProblemImage> =>
  async ({ request: { file, uploadId }, borrower: { borrowerId } }) => {
    const { imageId, url } = await pictures.take(borrowerId, { file, uploadId, purpose: picturePurpose });
    return { imageId, url };
  };
