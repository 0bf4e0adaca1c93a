import { deviceFieldRules, deviceFieldsToSend, type DeviceReadings } from './device-fields';

const everything: DeviceReadings = {
  idfa: 'ad-id',
  idfv: 'vendor-id',
  mac: '02:00:00:00:00:00',
  battery: '80',
  storage: '64',
  ram: '4',
  root_jailbreak: false,
  simulator: false,
  network: 'wifi',
  time_zone_id: 'Asia/Jakarta',
  current_wifi: 'Home of Mira',
};

describe('the device fields sent to the lender', () => {
  it('have a rule for every field of the specification and for no other', () => {
    expect(Object.keys(deviceFieldRules).sort()).toEqual(Object.keys(everything).sort());
  });

  it('are only the time zone without consent, also in a native shell', () => {
    const sent = deviceFieldsToSend(everything, { hasConsent: false, isNativeShell: true });
    expect(sent).toEqual({ time_zone_id: 'Asia/Jakarta' });
  });

  it('include the type of network with consent in a browser [promise: consent-listed]', () => {
    const sent = deviceFieldsToSend(everything, { hasConsent: true, isNativeShell: false });
    expect(sent).toEqual({ time_zone_id: 'Asia/Jakarta', network: 'wifi' });
  });

  it('include the signs of fraud with consent in a native shell, also when they are negative', () => {
    const sent = deviceFieldsToSend(everything, { hasConsent: true, isNativeShell: true });
    expect(sent).toEqual({
      time_zone_id: 'Asia/Jakarta',
      network: 'wifi',
      idfv: 'vendor-id',
      root_jailbreak: false,
      simulator: false,
    });
  });

  it.each(['idfa', 'mac', 'current_wifi', 'storage', 'ram', 'battery'])('never include %s', (field) => {
    const sent = deviceFieldsToSend(everything, { hasConsent: true, isNativeShell: true });
    expect(sent).not.toHaveProperty(field);
  });

  it('omit what the device did not provide', () => {
    const sent = deviceFieldsToSend({ network: 'cell' }, { hasConsent: true, isNativeShell: true });
    expect(sent).toEqual({ network: 'cell' });
  });

  it('omit a field without a rule', () => {
    const strange = { ...everything, contacts: 'all of them' };
    expect(deviceFieldsToSend(strange, { hasConsent: true, isNativeShell: true })).not.toHaveProperty(
      'contacts',
    );
  });
});
