import { defineConfig } from 'vite';
import { serverBuild } from '../../tools/vite/server-build.mjs';

export default defineConfig(
  serverBuild(import.meta.dirname, { endpoints: 'src/bin/endpoints.ts', write: 'src/bin/write.ts' }),
);
