import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { rememberedFocus } from './focus-memory';

/** On the way back to this screen: where the link leads that was followed from it, to be drawn at once for the focus. */
export function useReturn(): string | undefined {
  const { key } = useLocation();
  const movement = useNavigationType();
  const [path] = useState(() => (movement === NavigationType.Pop ? rememberedFocus(key) : undefined));
  return path;
}
