import { defineConfig } from 'vite';
import { serverBuild } from '../../tools/vite/server-build.mjs';

const programs = {
  main: 'src/main.ts',
  brand: 'src/brand.ts',
  copy: 'src/copy.ts',
  migrate: 'src/migrate.ts',
  statement: 'src/statement.ts',
  'check-books': 'src/check-books.ts',
};

export default defineConfig(serverBuild(import.meta.dirname, programs, { isLender: true }));
