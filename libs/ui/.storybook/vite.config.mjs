import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiMacro } from '../../../tools/lingui/macro.mjs';
import { phosphorIcons } from '../../../tools/vite/phosphor-icons.mjs';
import { reactVantStyles } from '../../../tools/vite/react-vant-styles.mjs';

const workspace = new URL('../../../', import.meta.url).pathname;

/** The catalogue compiles the parts as the app does: the same macros, catalogs and styles. */
export default defineConfig({
  plugins: [reactVantStyles(), phosphorIcons(), linguiMacro(), react(), lingui({ cwd: workspace })],
  optimizeDeps: { rolldownOptions: { plugins: [reactVantStyles()] } },
});
