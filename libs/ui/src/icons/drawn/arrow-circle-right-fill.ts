import { drawIcon } from '../draw-icon';

export const ArrowCircleRightFillIcon = /* @__PURE__ */ drawIcon(
  'M128,24A104,104,0,1,0,232,128,104.1,104.1,0,0,0,128,24Zm45.7,109.7-32,32a8,8,0,0,1-11.3-11.3L148.7,136H88a8,8,0,0,1,0-16h60.7l-18.4-18.3a8,8,0,0,1,11.3-11.3l32,32A8,8,0,0,1,173.7,133.7Z',
);
