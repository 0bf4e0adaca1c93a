import { codes } from '@clearloan/api-client/declare';
import type { endSessions, sessionList } from '@clearloan/account/contract';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { forgetDevices, knownDevicesOf } from '../../platform/context/known-devices';
import { endOtherSessions, liveSessionsOf } from '../../platform/context/sessions';
import { consumeCode } from '../codes/codes';

/** Lists the borrower's sessions, this device first, then by last use; after them the known devices that are not logged in. */
export const answerSessionList: Handler<typeof sessionList> = async ({ borrower, session }) => {
  const live = await liveSessionsOf(borrower.borrowerId);
  const list = live.map(({ idHash, startedAt, seenAt, knownDeviceId: _known, ...shown }) => ({
    ...shown,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: idHash === session.idHash,
    isLoggedIn: true,
  }));
  const sessionsFirst = list.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return { list: [...sessionsFirst, ...(await loggedOutDevices(borrower.borrowerId, live))] };
};

/** Known devices without a live session. They are shown and forgotten like sessions. */
async function loggedOutDevices(
  borrowerId: string,
  live: readonly { readonly knownDeviceId: string | null }[],
) {
  const known = await knownDevicesOf(borrowerId);
  return known
    .filter(({ deviceId }) => live.every(({ knownDeviceId }) => knownDeviceId !== deviceId))
    .map(({ deviceId, browser, system, knownSince, usedAt }) => ({
      deviceId,
      browser,
      system,
      isShared: false,
      isCurrent: false,
      isLoggedIn: false,
      startedAt: knownSince.toISOString(),
      seenAt: usedAt.toISOString(),
    }));
}

/** Ends another session or forgets a known device, or all others, with a code. An unlocked phone is not enough. */
export const answerEndSessions: Handler<typeof endSessions> = async ({ borrower, session, request }) => {
  const { borrowerId, phone } = borrower;
  const { deviceId, smsCode } = request;
  const live = await liveSessionsOf(borrowerId);
  const named = deviceId === undefined ? undefined : live.find((each) => each.deviceId === deviceId);
  const loggedOut = await loggedOutDevices(borrowerId, live);
  const isLoggedOut = loggedOut.some((each) => each.deviceId === deviceId);
  if (deviceId !== undefined && named === undefined && !isLoggedOut) throw unknownDevice();
  if (named?.idHash === session.idHash) throw thisDevice();
  await consumeCode({ phone, purpose: 'sessions', code: smsCode });
  if (deviceId !== undefined && isLoggedOut) return { ended: await forgetDevices(borrowerId, [deviceId]) };
  return { ended: await endOtherSessions(borrowerId, session, named) };
};

const unknownDevice = () => refuse(codes.notFound, msg`This device is already logged out.`);
const thisDevice = () =>
  refuse(codes.notAllowedNow, msg`This is the device you’re using. Log out to end its session.`);
