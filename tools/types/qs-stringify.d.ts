/** The half of qs that sends; its door brings the half that reads as well. */
declare module 'qs/lib/stringify.js' {
  export { stringify as default } from 'qs';
}
