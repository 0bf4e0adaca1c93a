/** A lender on a real database, for the tests of the apps that are made of it. */
export { createModules, type AppContext, type AppModules } from '../app';
export { portsOf } from '../configuration/ports';
export { queueOf } from '../start';
export { certifiedBorrower, newPhone, plainBorrower } from '../core/lending/testing/certified-borrower';
export { walkWith } from '../core/lending/testing/walk';
export { asStaff, consoleToken } from './console-call';
export { startTestLender, type TestLender } from './test-lender';
export { deliverDue } from './run-jobs';
export { sizes } from './sizes';
