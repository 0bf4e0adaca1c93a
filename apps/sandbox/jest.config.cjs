const project = require('../../tools/jest/project.cjs');

module.exports = {
  ...project(__dirname, 'node'),
  globalSetup: '<rootDir>/src/testing/start-database.ts',
  globalTeardown: '<rootDir>/src/testing/stop-database.ts',
};
