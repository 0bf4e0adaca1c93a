import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiMacro } from '../../../tools/lingui/macro.mjs';
import { reactVantStyles } from '../../../tools/vite/react-vant-styles.mjs';

const workspace = new URL('../../../', import.meta.url).pathname;

/** The parts on one page, for the people who build screens: `npx vite libs/ui/gallery --port 4340`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactVantStyles(), linguiMacro(), react(), lingui({ cwd: workspace })],
  resolve: { tsconfigPaths: true },
  optimizeDeps: { rolldownOptions: { plugins: [reactVantStyles()] } },
  build: { outDir: `${workspace}dist/libs/ui/gallery`, emptyOutDir: true },
});
