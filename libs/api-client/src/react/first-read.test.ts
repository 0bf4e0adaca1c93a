import { get, id, noRequest, nothing, object, postForm } from '../declare';
import { firstRead } from './first-read';

const readHome = get('/home', { request: noRequest, data: nothing });
const readLoan = get('/loan', { request: object({ orderId: id }), data: nothing });
const pay = postForm('/pay', { request: object({ orderId: id }), data: nothing, invalidatesTags: ['loans'] });

it('a read is preloaded with the path and fields of its contract', () => {
  expect(firstRead(readHome, {}).request()).toEqual({ path: '/home' });
  expect(firstRead(readLoan, { orderId: 'o 1' }).request()).toEqual({
    path: '/loan',
    fields: { orderId: 'o 1' },
  });
});

it('a write that moves money is never preloaded', () => {
  expect(() => firstRead(pay, { orderId: 'o-1' })).toThrow('/pay cannot be preloaded');
});
