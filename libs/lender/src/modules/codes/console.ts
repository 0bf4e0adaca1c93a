import * as v from 'valibot';
import { consoleAct, ConsoleRefusal, type ConsoleModule } from '../../platform/console/console-module';
import { transaction } from '../../platform/database/connection';
import { expireCodes } from './codes';

/** Lets the staff expire the codes of a phone without waiting five minutes. */
export const codesConsole: ConsoleModule = {
  acts: [
    consoleAct('/codes/:phone/expire', v.object({}), async ({ phone = '' }) => {
      const expired = await transaction(() => expireCodes(phone));
      if (expired === 0) throw new ConsoleRefusal(404, 'No code for this phone is still valid.');
      return { expired };
    }),
  ],
};
