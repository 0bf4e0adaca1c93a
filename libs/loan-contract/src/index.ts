/** Shapes of a loan that several features use. No transport, no React. */
export * from './loan-words';
export * from './loan-shapes';
export * from './transaction';
export * from './payment-in-progress';
export * from './price-rules';
export * from './accruing-loan';
export * from './charges';
export * from './receipt';
