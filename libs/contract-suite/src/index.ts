/** Checks any lender against the contracts. */
export { causesOf, linesOf } from './causes';
export { readLender } from './harness/lender-under-test';
export { sendCall } from './harness/send-call';
export { allMutations, asTable } from './mutation/measure';
export { mutatedPath, startMutatingProxy, type Mutation } from './mutation/proxy';
export { asMarkdown, asText, verdict } from './report';
export { runContractSuite } from './run';
export { liesAbout } from './mutation/lies';
export type { Lie } from './mutation/record';
export { findingOf, liveFindingOf, recordRun, type Finding } from './mutation/measure-lies';
