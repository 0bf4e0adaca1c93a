import { drawIcon } from '../draw-icon';

export const CheckCircleFillIcon = /* @__PURE__ */ drawIcon(
  'M128,24A104,104,0,1,0,232,128,104.1,104.1,0,0,0,128,24Zm45.7,85.7-56,56a8,8,0,0,1-11.3,0l-24-24a8,8,0,0,1,11.3-11.3L112,148.7l50.3-50.4a8,8,0,0,1,11.3,11.3Z',
);
