import { AppRuntimeProvider } from '@clearloan/app-runtime';
import { fixedClock } from '@clearloan/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { valueOf, withAnswer } from '../rules/answers';
import { useDraft } from './use-draft';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <AppRuntimeProvider value={{ clock: fixedClock }}>{children}</AppRuntimeProvider>
);

it('an answer that arrives late changes what is stored, and keeps what another screen stored meanwhile', () => {
  localStorage.clear();
  const open = () => renderHook(() => useDraft('pictures', 'b-1'), { wrapper }).result;
  const [late, other] = [open(), open()];
  act(() => other.current.update((stored) => withAnswer(stored, 'id_card_back', { value: 'p-2' })));
  act(() => late.current.update((stored) => withAnswer(stored, 'id_front', { value: 'p-1' })));
  const { answers } = open().current;
  expect([valueOf(answers, 'id_front'), valueOf(answers, 'id_card_back')]).toEqual(['p-1', 'p-2']);
});
