import { drawIcon } from '../draw-icon';

export const UserFillIcon = /* @__PURE__ */ drawIcon(
  'M231 220a8 8 0 0 1-7 4H32a8 8 0 0 1-7-12 119 119 0 0 1 66.2-54.2 72 72 0 1 1 73.6 0A119 119 0 0 1 231 212a8 8 0 0 1 0 8',
);
