import { drawIcon } from '../draw-icon';

export const EnvelopeSimpleIcon = /* @__PURE__ */ drawIcon(
  'M224,44H32A12,12,0,0,0,20,56V192a20,20,0,0,0,20,20H216a20,20,0,0,0,20-20V56A12,12,0,0,0,224,44ZM193.2,68,128,127.7,62.9,68ZM44,188V83.3l75.9,69.6a12,12,0,0,0,16.2,0L212,83.3V188Z',
);
