import { drawIcon } from '../draw-icon';

export const FlashlightIcon = /* @__PURE__ */ drawIcon(
  'M184 12H72a20 20 0 0 0-20 20v45.3a20 20 0 0 0 4 12L76 116v108a20 20 0 0 0 20 20h64a20 20 0 0 0 20-20V116l20-26.7a20 20 0 0 0 4-12V32a20 20 0 0 0-20-20m-4 24v16H76V36Zm-20 66.7a20 20 0 0 0-4 12V220h-56V114.7a20 20 0 0 0-4-12L76 76h104ZM140 120v32a12 12 0 0 1-24 0v-32a12 12 0 0 1 24 0',
);
