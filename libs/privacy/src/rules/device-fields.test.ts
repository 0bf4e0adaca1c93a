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

describe('what is said about the phone', () => {
  it('has a rule for every field of the specification and for no other', () => {
    expect(Object.keys(deviceFieldRules).sort()).toEqual(Object.keys(everything).sort());
  });

  it('is the time zone and nothing else without consent, also in a native shell', () => {
    const sent = deviceFieldsToSend(everything, { hasConsent: false, isNativeShell: true });
    expect(sent).toEqual({ time_zone_id: 'Asia/Jakarta' });
  });

  it('adds the kind of network with consent in a browser', () => {
    const sent = deviceFieldsToSend(everything, { hasConsent: true, isNativeShell: false });
    expect(sent).toEqual({ time_zone_id: 'Asia/Jakarta', network: 'wifi' });
  });

  it('adds the signs of fraud with consent in a native shell, also when they say no', () => {
    const sent = deviceFieldsToSend(everything, { hasConsent: true, isNativeShell: true });
    expect(sent).toEqual({
      time_zone_id: 'Asia/Jakarta',
      network: 'wifi',
      idfv: 'vendor-id',
      root_jailbreak: false,
      simulator: false,
    });
  });

  it.each(['idfa', 'mac', 'current_wifi', 'storage', 'ram', 'battery'])('never has %s', (field) => {
    const sent = deviceFieldsToSend(everything, { hasConsent: true, isNativeShell: true });
    expect(sent).not.toHaveProperty(field);
  });

  it('has no key for what the phone did not give', () => {
    const sent = deviceFieldsToSend({ network: 'cell' }, { hasConsent: true, isNativeShell: true });
    expect(sent).toEqual({ network: 'cell' });
  });

  it('drops a field that nobody decided about', () => {
    const strange = { ...everything, contacts: 'all of them' };
    expect(deviceFieldsToSend(strange, { hasConsent: true, isNativeShell: true })).not.toHaveProperty(
      'contacts',
    );
  });
});
