import { drawIcon } from '../draw-icon';

export const EnvelopeSimpleIcon = /* @__PURE__ */ drawIcon(
  'M224 44H32a12 12 0 0 0-12 12v136a20 20 0 0 0 20 20h176a20 20 0 0 0 20-20V56a12 12 0 0 0-12-12m-30.8 24L128 127.7 62.9 68ZM44 188V83.3l75.9 69.6a12 12 0 0 0 16.2 0L212 83.3V188Z',
);
