/** Screens that only this feature links to. */
export const innerRoutes = {
  personal: '/certification/personal',
  job: '/certification/job',
  contacts: '/certification/contacts',
  identityDetails: '/certification/identity',
  newAccount: '/cards/new',
} as const;
