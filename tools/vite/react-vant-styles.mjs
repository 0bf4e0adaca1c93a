import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * react-vant declares only its CSS and its own top index as having side effects. The `index.js` of a component is what imports the
 * component's CSS, but nothing else stands in it, so the bundler drops it and the CSS with it. This lets the module that draws the
 * component (`es/switch/Switch.js`) import the CSS too; a CSS file counts as a side effect and stays.
 */
const drawingModule = /\/react-vant\/es\/[a-z-]+\/(?!PropsType|.*Context)[A-Z]\w*\.js$/;

/** Goes into `plugins`, and for `vite dev` also into `optimizeDeps.rolldownOptions.plugins`. */
export function reactVantStyles() {
  return {
    name: 'react-vant-styles',
    enforce: 'pre',
    transform(code, id) {
      const [file] = id.replaceAll('\\', '/').split('?');
      if (!drawingModule.test(file) || !existsSync(join(dirname(file), 'style/index.css'))) return undefined;
      return { code: `import './style/index.css';\n${code}`, map: null };
    },
  };
}
