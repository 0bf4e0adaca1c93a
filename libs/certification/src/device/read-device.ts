import { deviceFieldsToSend } from '@clearloan/privacy';
import * as v from 'valibot';

const connection = v.object({ connection: v.object({ type: v.string() }) });
const facts = v.object({
  network: v.optional(v.picklist(['wifi', 'cellular', 'other'])),
  time_zone_id: v.optional(v.string()),
});

/**
 * The device data that a page can read and the privacy policy allows, under a valid consent. A value that the
 * browser does not know has no key; nothing is guessed.
 */
export const readDevice = () =>
  v.parse(
    facts,
    deviceFieldsToSend(
      { ...networkFact(), time_zone_id: Intl.DateTimeFormat().resolvedOptions().timeZone },
      { hasConsent: true, isNativeShell: false },
    ),
  );

/** Few browsers expose the network type. */
function networkFact(): { readonly network?: string } {
  if (!v.is(connection, navigator)) return {};
  const { type } = navigator.connection;
  return { network: type === 'wifi' || type === 'cellular' ? type : 'other' };
}
