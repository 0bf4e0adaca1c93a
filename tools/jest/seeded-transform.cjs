const { seeded } = require('../faults/seeded-bugs.cjs');

/** Compiles like any source in a test, with one bug injected. */
const plain = require('./transform.cjs');
const bug = process.env.SEEDED_BUG;

module.exports = {
  ...plain,
  process: (source, path, options) => plain.process(seeded(source, path, bug), path, options),
  getCacheKey: (source, path, options) => plain.getCacheKey(seeded(source, path, bug), path, options),
};
