import { get, id, noRequest, nothing, object, postForm } from '../declare';
import { firstRead } from './first-read';

const readHome = get('/home', { request: noRequest, data: nothing });
const readLoan = get('/loan', { request: object({ orderId: id }), data: nothing });
const pay = postForm('/pay', { request: object({ orderId: id }), data: nothing, invalidatesTags: ['loans'] });

it('a read is preloaded as its contract writes it', () => {
  expect(firstRead(readHome, {}).request()).toEqual({ path: '/home' });
  expect(firstRead(readLoan, { orderId: 'o 1' }).request()).toEqual({
    path: '/loan',
    fields: { orderId: 'o 1' },
  });
});

it('what moves money is never sent ahead of its screen', () => {
  expect(() => firstRead(pay, { orderId: 'o-1' })).toThrow('/pay cannot be preloaded');
});
