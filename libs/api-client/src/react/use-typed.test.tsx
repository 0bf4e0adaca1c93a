import { act, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { useTyped } from './use-typed';

it('nothing that was typed stays on a shared device', () => {
  const { result } = renderHook(() => useTyped('new record', true));
  act(() => result.current.type({ note: 'lunch' }));
  expect(result.current.texts).toEqual({ note: 'lunch' });
  expect(sessionStorage.length).toBe(0);
});

it('any text comes back as it was typed', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'binary' })), (texts) => {
      sessionStorage.clear();
      const { result, unmount } = renderHook(() => useTyped('f', false));
      act(() => result.current.type(texts));
      unmount();
      expect(renderHook(() => useTyped('f', false)).result.current.texts).toEqual({ ...texts });
    }),
    { numRuns: 50 },
  );
});
