import { drawIcon } from '../draw-icon';

export const CaretRightIcon = /* @__PURE__ */ drawIcon(
  'm184.5 136.5-80 80a12 12 0 0 1-17-17L159 128 87.5 56.5a12 12 0 1 1 17-17l80 80a12 12 0 0 1 0 17',
);
