/** What the import of tables needs: large, so it loads with its screen. */
export { answersFrom, answersText } from './table-context';
export { readTable } from './table-in';
export { categorize } from './table-categories';
export { splitKnown } from './table-known';
export { textOf } from './table-text';
