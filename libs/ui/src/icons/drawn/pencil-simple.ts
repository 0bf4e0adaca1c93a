import { drawIcon } from '../draw-icon';

export const PencilSimpleIcon = /* @__PURE__ */ drawIcon(
  'M230.1 70.5 185.5 26a20 20 0 0 0-28.3 0L33.9 149.2a20 20 0 0 0-5.9 14.1V208a20 20 0 0 0 20 20h44.7a20 20 0 0 0 14.1-5.9L230.1 98.8a20 20 0 0 0 0-28.3M91 204H52v-39l84-84 39 39Zm101-101-39-39 18.3-18.3 39 39Z',
);
