const { join } = require('node:path');
// By file path: the package name is mapped to this file.
const fastCheck = require(join(__dirname, '../../node_modules/fast-check/lib/cjs/fast-check.js'));

// The small size uses a fixed seed; the full size searches for new inputs.
if (process.env.TEST_SIZE !== 'full') fastCheck.configureGlobal({ seed: 20_261_121 });

module.exports = fastCheck;
