/**
 * The paths of all named screens. The names are from the specification, which fixes the paths `/`,
 * `/IdCardType`, `/landing` and `/landing2`. A screen that only its own feature links to has its path inside
 * the feature.
 */
export const routePatterns = {
  main: '/',
  order: '/orders',
  mine: '/mine',

  login: '/login',
  setting: '/settings',
  logout: '/logout',
  deleteAccount: '/settings/delete-account',
  passkeys: '/settings/passkeys',
  appLock: '/settings/app-lock',

  productDetail: '/products/:productId',
  confirmUrl: '/orders/:orderId/confirm',
  confirmNew: '/orders/:orderId/confirm-new',
  confirmPeriod: '/orders/:orderId/confirm-period',
  loanDetailUrl: '/orders/:orderId',
  loanAgreement: '/orders/:orderId/agreement',
  agreement: '/agreements/:scene',
  /** Everything that happened, over all loans. */
  activity: '/activity',
  /** The borrower's e-mail address. */
  email: '/settings/email',
  /** What the lender told the borrower. */
  messages: '/messages',
  notifications: '/settings/notifications',
  /** Letters and statements of all loans. */
  statements: '/statements',
  landing: '/landing',
  landing2: '/landing2',

  auth: '/certification',
  IdCardType: '/IdCardType',
  faceDetection: '/certification/face',
  bindBank: '/cards',

  repayUrl: '/orders/:orderId/repay',
  autopay: '/orders/:orderId/autopay',
  repayDelayUrl: '/orders/:orderId/delay',
  ynRepayChoose: '/orders/:orderId/pay-channels',
  ynRepay: '/orders/:orderId/pay-code/:paymentId',
  paymentDetail: '/orders/:orderId/payments/:paymentId',

  complaint: '/complaints',
  customerService: '/customer-service',
  calculator: '/calculator',
  bookkeeping: '/bookkeeping',
  reminders: '/reminders',

  privacyCentre: '/privacy',
  privacyPolicy: '/privacy-policy',
  aboutUs: '/about-us',
  error: '/error',
} as const;

export type RouteName = keyof typeof routePatterns;

/** The screens of the tab bar, in order. */
export const tabRoutes = ['main', 'order', 'mine'] as const satisfies readonly RouteName[];
