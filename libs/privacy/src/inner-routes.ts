/** The screens inside the privacy centre that no other library links to. */
export const innerRoutes = {
  agreed: '/privacy/agreed',
  sent: '/privacy/sent',
  never: '/privacy/never',
} as const;
