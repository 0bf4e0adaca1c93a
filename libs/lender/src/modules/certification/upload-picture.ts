import type { ReadFromCard, UploadedPicture, uploadImage } from '@clearloan/certification/contract';
import { msg } from '@lingui/core/macro';
import sharp from 'sharp';
import type { RequestFor, UploadHandler } from '../../platform/context/request-context';
import { findUpload, setAside, type PictureService } from '../pictures/pictures';
import type { Message } from '../../platform/context/product-names';
import { faceNote, needFaceAttempt } from './face-attempts';
import { readSampleCard } from './sample-card';

/** Below these limits, a person cannot read a card either. Brightness is the mean of all pixels, 0 to 255. */
const least = { side: 200, brightness: 40 } as const;

/** Stores a picture of a document or a face, reports whether it is usable, and reads the data of a card. */
export const answerUploadPicture =
  (pictureService: PictureService): UploadHandler<typeof uploadImage> =>
  async ({ borrower: { borrowerId }, request, t }) => {
    const { file, type, uploadId } = request;
    const move = faceMove(request);
    const isRepeat = (await findUpload(borrowerId, uploadId)) !== undefined;
    if (move === 'front' && !isRepeat) await needFaceAttempt(borrowerId);
    const prepared = await pictureService.prepare(borrowerId, {
      file,
      uploadId,
      purpose: type,
      ...(move ? { note: faceNote(move) } : {}),
    });
    const { bytes } = prepared;
    const problem = await problemOf(bytes);
    const purpose = problem === undefined ? type : setAside;
    const imageId = await pictureService.keepOrDiscard({ ...prepared, purpose });
    const isRead = problem === undefined && type === 'id_front';
    const ocr: ReadFromCard = isRead ? ((await readSampleCard(bytes)) ?? {}) : {};
    return {
      imageId,
      url: pictureService.urlOf(imageId),
      accepted: problem === undefined,
      reason: problem && t(problem),
      ocr,
    } satisfies UploadedPicture;
  };

/** The step of the face check that a picture shows. A picture without a step starts a check. */
const faceMove = ({ type, step = 'front' }: RequestFor<typeof uploadImage>) =>
  type === 'face' ? step : undefined;

async function problemOf(bytes: Buffer): Promise<Message | undefined> {
  const { width, height } = await sharp(bytes).metadata();
  if (Math.min(width, height) < least.side) return msg`This photo is too small to read. Move closer.`;
  const { channels } = await sharp(bytes).greyscale().stats();
  if ((channels[0]?.mean ?? 0) < least.brightness) {
    return msg`Too dark to read. Turn on a light or move near a window.`;
  }
  return undefined;
}
