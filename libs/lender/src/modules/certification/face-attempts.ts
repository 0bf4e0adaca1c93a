import { faceSteps, type faceAttempts, type FaceStep } from '@clearloan/certification/contract';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, desc, eq, gt } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { db, readTogether } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { newestPicture } from '../pictures/pictures';
import { pictures } from '../../platform/database/schema/certification';

/** How often a face check may be started per day. */
const attemptsADay = 5;
const dayMs = 24 * 60 * 60_000;

/** The note under which the picture of each step is stored. */
export const faceNote = (step: FaceStep) => `face:${step}`;
/** Attempts are counted by their first picture. */
const faceBegun = faceNote('front');

/** The picture of the latest complete face check; undefined while one is in progress. */
export async function wholeFaceCheck(borrowerId: string): Promise<string | undefined> {
  const read = readTogether();
  const [first, ...others] = await Promise.all(
    faceSteps.map((step) => read(() => newestPicture(borrowerId, 'face', faceNote(step)))),
  );
  if (first === undefined) return undefined;
  const isWhole = others.every((picture) => picture !== undefined && picture.storedAt >= first.storedAt);
  return isWhole ? first.imageId : undefined;
}

const noneLeft = msg`Try again later, or continue without this photo.`;

async function leftFor(borrowerId: string) {
  const begun = await db()
    .select({ at: pictures.storedAt })
    .from(pictures)
    .where(
      and(
        eq(pictures.borrowerId, borrowerId),
        eq(pictures.note, faceBegun),
        gt(pictures.storedAt, new Date(realNow().getTime() - dayMs)),
      ),
    )
    .orderBy(desc(pictures.storedAt))
    .limit(attemptsADay);
  const oldest = begun[attemptsADay - 1]?.at;
  const until = oldest === undefined ? undefined : new Date(oldest.getTime() + dayMs).toISOString();
  return { left: attemptsADay - begun.length, until };
}

export const answerFaceAttempts: Handler<typeof faceAttempts> = async ({ borrower, t }) => {
  const { left, until } = await leftFor(borrower.borrowerId);
  const message = left === 0 ? t(noneLeft) : undefined;
  return { leftTimes: left, canTry: left > 0, until, message };
};

/** Rejects a new check if the day's attempts are used up. */
export async function needFaceAttempt(borrowerId: string): Promise<void> {
  const { left, until } = await leftFor(borrowerId);
  if (left === 0) throw refuse(codes.tooMany, noneLeft, { until });
}
