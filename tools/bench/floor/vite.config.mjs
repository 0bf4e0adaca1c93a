import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../vite/precompress.mjs';

/** The same Vite, target and compression as the product's, without anything else. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress()],
  build: {
    outDir: '../../../dist/bench/floor',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
