import runtime from '../../../node_modules/react/cjs/react-jsx-runtime.production.min.js';

export const { jsx, Fragment } = runtime;
export { jsx as jsxs };
