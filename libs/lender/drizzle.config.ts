import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './libs/lender/src/platform/database/schema/!(*.test).ts',
  out: './libs/lender/drizzle',
});
