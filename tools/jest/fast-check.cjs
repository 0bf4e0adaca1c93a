const { join } = require('node:path');
// By file path: the package name is mapped to this file.
const fastCheck = require(join(__dirname, '../../node_modules/fast-check/lib/cjs/fast-check.js'));

/** The small size uses a fixed seed and at most this number of runs; the full size searches for new inputs. */
const smallRuns = 100;

/** @param parameters of `fc.assert` */
const atSmallSize = (parameters = {}) => ({
  ...parameters,
  numRuns: Math.min(parameters.numRuns ?? smallRuns, smallRuns),
});

const isFull = process.env.TEST_SIZE === 'full';
if (!isFull) fastCheck.configureGlobal({ seed: 20_261_121 });

module.exports = isFull
  ? fastCheck
  : {
      ...fastCheck,
      assert: (property, parameters) => fastCheck.assert(property, atSmallSize(parameters)),
    };
