const { join } = require('node:path');

const drawIcon = join(__dirname, '../../libs/ui/src/icons/draw-icon.tsx');

/** Makes a component of an SVG file of @phosphor-icons/core, as tools/vite/phosphor-icons.mjs does. */
module.exports = {
  process(source) {
    const [, path] = / d="([^"]+)"/.exec(source);
    return {
      code: `const { drawIcon } = require(${JSON.stringify(drawIcon)});
module.exports = { __esModule: true, default: drawIcon(${JSON.stringify(path)}) };`,
    };
  },
};
