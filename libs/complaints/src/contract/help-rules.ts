import { unless, unlessSame, type Rule } from '@clearloan/api-client/declare';
import type { ContactInfo, Help } from './help';

export const helpIsReachable: Rule<Help> = {
  name: 'helpIsReachable',
  sentence: 'there is a way to reach a person, each is listed once, and its days are in order',
  faults: ({ channels }, at = 'data') => [
    ...unless(channels.length > 0, `${at}.channels`, 'at least one', channels),
    ...unlessSame(
      `${at}.channels[].key`,
      channels.length,
      new Set(channels.map(({ key }) => key)).size,
      'different ones',
    ),
    ...channels.flatMap(({ hours }, index) =>
      hours.flatMap(({ days }) =>
        unless(
          days.length > 0 && days.every((day, place) => place === 0 || day > (days[place - 1] ?? day)),
          `${at}.channels[${index}].hours[].days`,
          'days in the order of a week',
          days,
        ),
      ),
    ),
  ],
};

/** Spaces and signs of a number are the lender's own. */
const plain = (value: string | undefined): string | undefined =>
  value?.replace(/[\s()+-]/g, '').toLowerCase();

export const channelsAreContacts: Rule<{ help: Help; contact: ContactInfo }> = {
  name: 'channelsAreContacts',
  sentence: 'help names the numbers and addresses of the contact page',
  faults: ({ help: { channels, timeZone }, contact }, at = 'data') => [
    ...(['phone', 'whatsapp', 'email'] as const).flatMap((key) => {
      const index = channels.findIndex((channel) => channel.key === key);
      return index < 0
        ? []
        : unlessSame(
            `${at}.channels[${index}].value`,
            plain(contact[key]),
            plain(channels[index]?.value),
            'as on the contact page',
          );
    }),
    ...unlessSame(`${at}.timeZone`, contact.timeZone, timeZone, 'as on the contact page'),
  ],
};
