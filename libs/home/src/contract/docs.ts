import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  chapter: 'loans',
  calls: {
    homePage: {
      session: 'optional',
      summary: 'Home screen',
      description:
        'Lists the blocks of the home screen: the next payment of each running loan first, then products, banners and announcements, and the tools. A visitor gets the products alone.',
    },
  },
};
