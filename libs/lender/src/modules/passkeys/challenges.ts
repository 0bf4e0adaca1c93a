import { createHash, randomBytes } from 'node:crypto';
import type { CodePurpose } from '@clearloan/session/contract';
import { and, eq, gt } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { writableDb } from '../../platform/database/connection';
import { passkeyChallenges } from '../../platform/database/schema/passkeys';

/** What a challenge is bound to. */
export interface ChallengeBinding {
  readonly borrowerId: string;
  readonly purpose: CodePurpose;
  /** What is signed; empty if nothing is. */
  readonly subject: string;
}

/** As long as a code. */
export const challengeSeconds = 300;

/** Stores a new challenge in the place of the last one for this purpose. @returns 32 random bytes, base64url */
export async function createChallenge({ borrowerId, purpose, subject }: ChallengeBinding): Promise<string> {
  const row = {
    challenge: randomBytes(32).toString('base64url'),
    subjectHash: hashOf(subject),
    expiresAt: new Date(realNow().getTime() + challengeSeconds * 1000),
  };
  await writableDb()
    .insert(passkeyChallenges)
    .values({ borrowerId, purpose, ...row })
    .onConflictDoUpdate({ target: [passkeyChallenges.borrowerId, passkeyChallenges.purpose], set: row });
  return row.challenge;
}

/**
 * Uses up the valid challenge of a binding, in the current transaction. @returns undefined if there is none, or if it is for another
 * subject
 */
export async function takeChallenge({ borrowerId, purpose, subject }: ChallengeBinding) {
  const [taken] = await writableDb()
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.borrowerId, borrowerId),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.subjectHash, hashOf(subject)),
        gt(passkeyChallenges.expiresAt, realNow()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken?.challenge;
}

const hashOf = (subject: string) => createHash('sha256').update(subject).digest('base64url');
