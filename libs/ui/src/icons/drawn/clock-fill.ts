import { drawIcon } from '../draw-icon';

export const ClockFillIcon = /* @__PURE__ */ drawIcon(
  'M128,24A104,104,0,1,0,232,128,104.1,104.1,0,0,0,128,24Zm56,112H128a8,8,0,0,1-8-8V72a8,8,0,0,1,16,0v48h48a8,8,0,0,1,0,16Z',
);
