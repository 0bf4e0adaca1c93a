/**
 * Plausible bugs, each a change in one source place. A run with one of them injected (`SEEDED_BUG=<name>`) must fail.
 * None of them is in the product: only the tests' transform and the mutant build read this table.
 *
 * @typedef {object} SeededBug
 * @property {string} file
 * @property {string} from occurs in the file exactly once; when it is gone, the bug must be rewritten
 * @property {string} to
 * @property {{ readonly jest: string, readonly of: string } | { readonly cells: string }} caughtBy a jest file of a library,
 *   or cells in a browser, by their names
 */
const { moneyBugs } = require('./seeded-money-bugs.cjs');

const calls = { jest: 'faults/call-faults.dom.test', of: 'api-client' };

/** @type {Readonly<Record<string, SeededBug>>} */
const seededBugs = {
  ...moneyBugs,
  'the code of a response is parsed with parseInt': {
    file: 'libs/api-client/src/declare/envelope.ts',
    from: "code === 0 || (typeof code === 'string' && /^\\s*[+-]?0+\\s*$/.test(code))",
    to: 'Number.parseInt(String(code), 10) === 0',
    caughtBy: calls,
  },
  'an empty code counts as success': {
    file: 'libs/api-client/src/declare/envelope.ts',
    from: "code === 0 || (typeof code === 'string' && /^\\s*[+-]?0+\\s*$/.test(code))",
    to: 'Number(code) === 0',
    caughtBy: calls,
  },
  'the HTTP status of a response is ignored': {
    file: 'libs/api-client/src/transport/read-reply.ts',
    from: "if (status >= 400) throw new UnreadableReply('status');",
    to: '',
    caughtBy: calls,
  },
  'data is used without parsing': {
    file: 'libs/api-client/src/transport/read-reply.ts',
    from: "if (!parsed.success) throw new UnreadableReply('shape');",
    to: '',
    caughtBy: calls,
  },
  'markup in a message is shown': {
    file: 'libs/api-client/src/transport/plain-sentence.ts',
    from: "if (ofProgram.some((form) => form.test(text))) return '';",
    to: '',
    caughtBy: calls,
  },
  'each retry has its own idempotency key': {
    file: 'libs/api-client/src/transport/idempotency.ts',
    from: 'if (kept) return kept;',
    to: '',
    caughtBy: calls,
  },
  'the blocking overlay of a failed request stays': {
    file: 'libs/api-client/src/api-client.ts',
    from: 'return await work();\n    } finally {\n      notifier.end(callId);\n    }',
    to: 'const value = await work();\n      if (value !== null) notifier.end(callId);\n      return value;\n    } finally {\n    }',
    caughtBy: calls,
  },
  'each expired request opens a login': {
    file: 'libs/api-client/src/transport/send-request.ts',
    from: 'if (sentWith === undefined || session.sessionId() !== sentWith) return;',
    to: '',
    caughtBy: calls,
  },
  'a request has no timeout': {
    file: 'libs/api-client/src/transport/send.ts',
    from: 'timeout: timeoutMs,',
    to: 'timeout: false,',
    caughtBy: calls,
  },
  'the text of an exception is shown': {
    file: 'libs/api-client/src/transport/send-request.ts',
    from: 'throw new CallError(failureMessage(word), {',
    to: 'throw new CallError(String(cause.cause), {',
    caughtBy: calls,
  },
  'a second tap is not ignored': {
    file: 'libs/api-client/src/react/use-money-write.ts',
    from: 'running.current ??= start()',
    to: 'running.current = start()',
    caughtBy: { jest: 'react/writes.test', of: 'api-client' },
  },
  'the end of one request hides the overlay of all': {
    file: 'libs/app-runtime/src/notifier/blocking-overlay.ts',
    from: 'if (pending.size === 0) release();\n      else update();',
    to: 'release();',
    caughtBy: { jest: 'notifier/notifier.test', of: 'app-runtime' },
  },
  'an unknown outcome is shown as a failure': {
    file: 'libs/api-client/src/react/use-outcome-probe.ts',
    from: 'error.isOutcomeUnknown || error.code === codes.processing;',
    to: 'error.code === codes.processing;',
    caughtBy: { cells: 'make a pay code: (lost reply|status 500)' },
  },
  'the return path after a login is not validated': {
    file: 'libs/routes/src/safe-return-path.ts',
    from: "if (typeof text !== 'string' || !isPlainPath(text)) return undefined;",
    to: "if (typeof text === 'string') return text;\n  if (typeof text !== 'string' || !isPlainPath(text)) return undefined;",
    caughtBy: { jest: 'safe-return-path.test', of: 'routes' },
  },
  'a logout does not clear local data': {
    file: 'libs/session/src/leaving.tsx',
    from: '  await clearLocalData();\n',
    to: '',
    caughtBy: { jest: 'pages/logout-page.test', of: 'account' },
  },
  'the error screen shows the stack': {
    file: 'libs/ui/src/screen/screen-failure.tsx',
    from: 'const { message, statusText, requestId, code } = error;',
    to: 'const { stack: message, statusText, requestId, code } = error;',
    caughtBy: { jest: 'screen/screen-error.test', of: 'ui' },
  },
};

/**
 * The source with the bug injected; other files are unchanged.
 * @param {string} source
 * @param {string} path
 * @param {string | undefined} name of the bug; undefined in a normal run
 * @throws {Error} when there is no such bug, or its place no longer exists
 */
function seeded(source, path, name) {
  if (name === undefined || name === '') return source;
  const bug = seededBugs[name];
  if (bug === undefined) throw new Error(`There is no seeded bug "${name}".`);
  if (!path.replaceAll('\\', '/').endsWith(bug.file)) return source;
  if (source.split(bug.from).length !== 2)
    throw new Error(`The place of "${name}" no longer exists in ${bug.file}.`);
  return source.replace(bug.from, () => bug.to);
}

module.exports = { seededBugs, seeded };
