/** Builds shell and sandbox when their sources have changed. */
import { ensureBuilt } from './built.mjs';

try {
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
