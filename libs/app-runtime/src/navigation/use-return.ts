import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { rememberedFocus } from './focus-memory';

/**
 * On the way back to this screen: the target of the link that was followed from it, to be rendered at once for the
 * focus.
 */
export function useReturn(): string | undefined {
  const { key } = useLocation();
  const movement = useNavigationType();
  const [path] = useState(() => (movement === NavigationType.Pop ? rememberedFocus(key) : undefined));
  return path;
}
