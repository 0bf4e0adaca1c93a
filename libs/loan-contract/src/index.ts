/** The shapes of a loan that several features read. No transport, no React. */
export * from './loan-shapes';
export * from './payment-in-progress';
