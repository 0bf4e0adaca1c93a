const { globalSetup, globalTeardown, setupFilesAfterEnv } = require('../../libs/lender/jest.config.cjs');
const project = require('../../tools/jest/project.cjs');

module.exports = { ...project(__dirname, 'node'), globalSetup, globalTeardown, setupFilesAfterEnv };
