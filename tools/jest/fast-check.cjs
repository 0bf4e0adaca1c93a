const { join } = require('node:path');
// By its file: the name alone leads back here.
const fastCheck = require(join(__dirname, '../../node_modules/fast-check/lib/cjs/fast-check.js'));

// The small size tries the same inputs at every change; the whole size looks for new ones.
if (process.env.TEST_SIZE !== 'full') fastCheck.configureGlobal({ seed: 20_261_121 });

module.exports = fastCheck;
