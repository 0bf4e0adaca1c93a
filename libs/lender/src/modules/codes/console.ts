import * as v from 'valibot';
import {
  consoleAct,
  ConsoleRefusal,
  type ConsoleModule,
  type ConsolePanel,
} from '../../platform/console/console-module';
import { transaction } from '../../platform/database/connection';
import { expireCodes } from './codes';
import { codeLoad, countCodes } from '../../platform/context/codes-of-an-hour';

/**
 * Shows how many codes were sent in the last hour, with an alarm near the ceiling. Lets the staff expire the codes of a phone without
 * waiting five minutes. @param ceiling all codes of an hour; undefined if limits are off
 */
export const codesConsole = (ceiling: number | undefined): ConsoleModule => ({
  panels: [codesPanel(ceiling)],
  acts: [
    consoleAct('/codes/:phone/expire', v.object({}), async ({ phone = '' }) => {
      const expired = await transaction(() => expireCodes(phone));
      if (expired === 0) throw new ConsoleRefusal(404, 'No code for this phone is still valid.');
      return { expired };
    }),
  ],
});

const meanings = {
  usual: 'OK',
  high: 'ALARM: close to the ceiling. Find out who requests them, or raise CODES_PER_HOUR.',
  full: 'ALARM: the ceiling is reached. Unknown devices and new numbers get no code; known devices and sessions do.',
} as const;

const codesPanel = (ceiling: number | undefined): ConsolePanel => ({
  title: 'Codes of the last hour',
  columns: ['Sent', 'Ceiling', 'State'],
  empty: '',
  rows: async () => {
    const sent = await countCodes();
    const state = ceiling === undefined ? 'Limits are off' : meanings[codeLoad(sent, ceiling)];
    return [{ cells: [String(sent), String(ceiling ?? '–'), state], buttons: [] }];
  },
});
