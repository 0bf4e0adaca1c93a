import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * react-vant declares only its CSS and its top-level index as having side effects. A component's `index.js` imports the component's
 * CSS but contains nothing else, so the bundler drops it together with the CSS. This plug-in makes the module that renders the
 * component (`es/switch/Switch.js`) import the CSS too; a CSS file counts as a side effect and is kept.
 */
const drawingModule = /\/react-vant\/es\/[a-z-]+\/(?!PropsType|.*Context)[A-Z]\w*\.js$/;

/** Used in `plugins`, and for `vite dev` also in `optimizeDeps.rolldownOptions.plugins`. */
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
