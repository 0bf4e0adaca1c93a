/** The tests of the tools, of deploy/, docs/ and .github: `nx test tools`. */
import { run, testsOfTools } from './workspace.mjs';

const { code } = await run(process.execPath, ['--test', ...testsOfTools()], { show: true });
process.exitCode = code;
