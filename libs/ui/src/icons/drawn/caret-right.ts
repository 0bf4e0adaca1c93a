import { drawIcon } from '../draw-icon';

export const CaretRightIcon = /* @__PURE__ */ drawIcon(
  'M184.49,136.49l-80,80a12,12,0,0,1-17-17L159,128,87.51,56.49a12,12,0,1,1,17-17l80,80A12,12,0,0,1,184.49,136.49Z',
);
