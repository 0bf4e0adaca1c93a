const { join } = require('node:path');
const project = require('../../tools/jest/project.cjs');

module.exports = {
  ...project(__dirname, 'node'),
  setupFilesAfterEnv: [join(__dirname, 'src/testing/one-lender.ts')],
  globalSetup: join(__dirname, 'src/testing/start-database.ts'),
  globalTeardown: join(__dirname, 'src/testing/stop-database.ts'),
};
