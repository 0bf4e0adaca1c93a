/**
 * Lints everything and reports type errors, with one program for both: after typed lint, the compiler knows almost every type. An
 * editor, `nx lint` and `nx typecheck` use one program per project. `node tools/lint.mjs [folder …]` lints only those folders.
 */
import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { typed } from './eslint/file-groups.mjs';
import { root } from './workspace.mjs';

const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(String(messageText));
  },
};

function programOf(file) {
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(join(root, file), {}, host);
  return ts.createProgram(fileNames, options);
}

async function lintFaults(programs, places) {
  const parserOptions = { programs, project: null, projectService: false };
  const overrideConfig = { files: typed, languageOptions: { parserOptions } };
  const eslint = new ESLint({ cwd: root, overrideConfig });
  const results = await eslint.lintFiles(places);
  if (results.length === 0) throw new Error('eslint found no file to lint.');
  const { format } = await eslint.loadFormatter('stylish');
  return format(results.filter(({ messages }) => messages.length > 0));
}

function typeFaults(programs) {
  const diagnostics = programs.flatMap((program) => ts.getPreEmitDiagnostics(program));
  return ts.formatDiagnostics(diagnostics, {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  });
}

/** The service worker has a different global object than a page. */
const programs = ['tsconfig.workspace.json', 'apps/shell/tsconfig.worker.json'].map(programOf);
const places = process.argv.slice(2);
const faults = [await lintFaults(programs, places.length > 0 ? places : ['.']), typeFaults(programs)];
console.log(faults.join('\n').trim());
process.exitCode = faults.some((text) => text.trim() !== '') ? 1 : 0;
