import { codes } from '@clearloan/api-client/declare';
import type { endSessions, sessionList } from '@clearloan/auth/contract';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { endOtherSessions, liveSessionsOf } from '../../platform/context/sessions';
import { consumeCode } from '../codes/codes';

/** Lists the borrower's sessions: this device first, then by last use. */
export const answerSessionList: Handler<typeof sessionList> = async ({ borrower, session }) => {
  const live = await liveSessionsOf(borrower.borrowerId);
  const list = live.map(({ idHash, startedAt, seenAt, ...shown }) => ({
    ...shown,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: idHash === session.idHash,
  }));
  return { list: list.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
};

/** Ends another session, or all others, with a code. An unlocked phone is not enough. */
export const answerEndSessions: Handler<typeof endSessions> = async ({ borrower, session, request }) => {
  const { borrowerId, phone } = borrower;
  const { deviceId, smsCode } = request;
  const live = await liveSessionsOf(borrowerId);
  const named = deviceId === undefined ? undefined : live.find((each) => each.deviceId === deviceId);
  if (deviceId !== undefined && named === undefined) throw unknownDevice();
  if (named?.idHash === session.idHash) throw thisDevice();
  await consumeCode({ phone, purpose: 'sessions', code: smsCode });
  return { ended: await endOtherSessions(borrowerId, session, named) };
};

const unknownDevice = () => refuse(codes.notFound, msg`This device is already logged out.`);
const thisDevice = () =>
  refuse(codes.notAllowedNow, msg`This is the device you’re using. Log out to end its session.`);
