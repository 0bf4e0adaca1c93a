import { defineConfig } from 'vite';
import { serverBuild } from '../../tools/vite/server-build.mjs';

export default defineConfig(serverBuild(import.meta.dirname, { contract: 'src/bin/contract.ts' }));
