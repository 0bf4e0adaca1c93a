/** Builds shell and sandbox when something they are made of has changed. */
import { ensureBuilt } from './built.mjs';

try {
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
