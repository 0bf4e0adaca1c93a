import type { FastifyInstance } from 'fastify';
import { traceIdOf } from './trace-calls';
import { codes } from '@clearloan/api-client/declare';
import { deleteUser } from '@clearloan/account/contract';
import { passwordLogin, resetPassword, smsCodeLogin } from '@clearloan/auth/contract';
import { logout, userLogout } from '@clearloan/session/contract';
import { confirmLoan } from '@clearloan/application/contract';

/** The log sink: one JSON object per line. */
export type Log = (line: Readonly<Record<string, unknown>>) => void;

export const logToOutput: Log = (line) => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/** The outcome of a request, for metrics. */
interface AnsweredCall {
  /** The route pattern, without ids and query. */
  readonly route: string;
  readonly status: number;
  /** The code in the envelope; null if there was none. */
  readonly code: number | null;
  readonly seconds: number;
}
export type CallObserver = (call: AnsweredCall) => void;

/**
 * Logs one line per request with the route pattern, so that neither the query nor an id in the path is ever logged. `event`
 * names what an operator has to monitor.
 */
export function logCalls(
  server: FastifyInstance,
  prefix: string,
  log: Log,
  observe: CallObserver = () => undefined,
): void {
  server.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? '(unknown)';
    const { statusCode: status, answerCode: code } = reply;
    log({
      method: request.method,
      path,
      status,
      code,
      event: securityEventOf(path.startsWith(prefix) ? path.slice(prefix.length) : path, status, code),
      ms: Math.round(reply.elapsedTime),
      requestId: request.id,
      traceId: traceIdOf(request),
    });
    observe({ route: path, status, code, seconds: reply.elapsedTime / 1000 });
    done();
  });
}

const refusals = new Map<number, string>([
  [codes.sessionExpired, 'no live session'],
  [codes.tooMany, 'limit reached'],
  [codes.keyReused, 'key reused'],
  [codes.wrongCode, 'wrong code'],
  [codes.codeExpired, 'dead code'],
  [codes.codeLocked, 'code locked'],
  [codes.wrongLogin, 'wrong login'],
  [codes.fileRefused, 'file refused'],
]);

const acts = new Map<string, string>([
  [smsCodeLogin.path, 'logged in'],
  [passwordLogin.path, 'logged in'],
  [logout.path, 'logged out'],
  [userLogout.path, 'logged out'],
  [resetPassword.path, 'password set'],
  [deleteUser.path, 'deletion asked'],
  [confirmLoan.path, 'loan decided'],
]);

/**
 * The security event of a response (ASVS 5.0, 16.3): logins and failed ones, limits, errors. Undefined for ordinary responses.
 * @param path the path in the contract
 * @param code the envelope's code; null if there was none
 */
export function securityEventOf(path: string, status: number, code: number | null): string | undefined {
  if (status >= 500) return 'failed';
  if (status === 403) return 'foreign caller';
  if (status >= 400) return status === 404 ? undefined : 'unreadable call';
  if (code === codes.success) return acts.get(path);
  return code === null ? undefined : refusals.get(code);
}
