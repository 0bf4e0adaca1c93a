import { loginSetting } from './contract';
import { earlyCallsOfLogin } from './early-calls';

it('what is sent before the contract is there is what the contract says', () => {
  expect(loginSetting.style).toBe('GET');
  expect(earlyCallsOfLogin().visitor).toEqual([{ path: loginSetting.path }]);
});
