/** The file cannot be read as a bank statement: nothing of it is taken. The message names the place. */
export class StatementRefused extends Error {
  override readonly name = 'StatementRefused';
}
