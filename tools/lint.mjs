/** Lints and type-checks everything, or `node tools/lint.mjs [folder …]` only those folders: one program per TypeScript project. */
import { bin, run } from './workspace.mjs';

const { code } = await run(bin('oxlint'), ['-c', 'oxlint.config.mjs', ...process.argv.slice(2)], {
  show: true,
});
process.exitCode = code;
