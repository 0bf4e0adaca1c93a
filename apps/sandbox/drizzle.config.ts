import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/sandbox/src/database/schema/*.ts',
  out: './apps/sandbox/drizzle',
});
