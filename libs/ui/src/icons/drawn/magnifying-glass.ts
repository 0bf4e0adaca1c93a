import { drawIcon } from '../draw-icon';

export const MagnifyingGlassIcon = /* @__PURE__ */ drawIcon(
  'M232.5 215.5 185 168a92.1 92.1 0 1 0-17 17l47.5 47.5a12 12 0 0 0 17-17ZM44 112a68 68 0 1 1 68 68 68 68 0 0 1-68-68',
);
