import { userMenu } from '@clearloan/account/contract';
import { undocumentedRefusals } from './undocumented-refusals';

const line = (code: number, status = 200) => ({ path: `/api${userMenu.path}`, status, code });

it('a rejection code that is not documented is reported once, and documented ones are not', () => {
  expect(undocumentedRefusals([line(1201), line(1201), line(-1), line(0), line(1001, 403)], '/api')).toEqual([
    `/api${userMenu.path} 1201`,
  ]);
  expect(undocumentedRefusals([{ path: '/sandbox/sms', status: 200, code: 1201 }], '/api')).toEqual([]);
});
