import { drawIcon } from '../draw-icon';

export const XIcon = /* @__PURE__ */ drawIcon(
  'M208.5 191.5a12 12 0 0 1-17 17L128 145l-63.5 63.5a12 12 0 0 1-17-17L111 128 47.5 64.5a12 12 0 0 1 17-17L128 111l63.5-63.5a12 12 0 0 1 17 17L145 128Z',
);
