import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/sandbox/src/**/tables.ts',
  out: './apps/sandbox/drizzle',
});
