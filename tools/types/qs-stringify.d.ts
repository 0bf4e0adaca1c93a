/** The stringify half of qs; the package's index also loads the parser. */
declare module 'qs/lib/stringify.js' {
  export { stringify as default } from 'qs';
}
