import { drawIcon } from '../draw-icon';

export const ArrowUpRightIcon = /* @__PURE__ */ drawIcon(
  'M204,64V168a12,12,0,0,1-24,0V93L72.5,200.5a12,12,0,0,1-17-17L163,76H88a12,12,0,0,1,0-24H192A12,12,0,0,1,204,64Z',
);
