/** Everything in one Jest run (`npm test`); a single library runs with its own jest.config.cjs through nx. */
module.exports = {
  projects: ['<rootDir>/libs/*/jest.config.cjs', '<rootDir>/apps/*/jest.config.cjs'],
  // Jest reads the patience from the run's own configuration, not from its projects'.
  testTimeout: 30_000,
  // A worker that has gone through hundreds of files spends its time on its memory: a new one goes on.
  workerIdleMemoryLimit: '1200MB',
};
