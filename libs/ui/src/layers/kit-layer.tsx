import type { ReactNode } from 'react';
import { Popup } from 'react-vant/es/popup/index.js';
import 'react-vant/es/styles/css-variables.css';
import 'react-vant/es/styles/animation.css';
import '../theme/kit/base.css';
import '../theme/kit/layers.css';

export interface LayerProps {
  open: boolean;
  /** From the foot of the window (sheet), or in its middle (dialog). */
  place: 'foot' | 'middle';
  onScrim: () => void;
  children: ReactNode;
}

/** The token, which is 1 ms for who wants no motion; no motion where there are no styles. */
const tokenMs = () => motionMs(getComputedStyle(document.documentElement).getPropertyValue('--cl-m-base'));

/** The kit's Popup, for its motion and its scroll lock; role, name and focus are given by what lies on it. */
export function KitLayer({ open, place, onScrim, children }: LayerProps) {
  return (
    <Popup
      visible={open}
      position={place === 'foot' ? 'bottom' : 'center'}
      className={`cl-layer cl-layer-${place}`}
      duration={tokenMs()}
      closeOnClickOverlay={false}
      onClickOverlay={onScrim}
      destroyOnClose
    >
      {children}
    </Popup>
  );
}

/** A time as CSS writes it, in milliseconds; the build shortens `200ms` to `.2s`. Nothing readable is no motion. */
export function motionMs(cssTime: string): number {
  const time = cssTime.trim();
  const figure = Number.parseFloat(time) || 0;
  return time.endsWith('ms') ? figure : figure * 1000;
}
