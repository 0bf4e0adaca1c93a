import fc from 'fast-check';
import { coarsePlace } from './read-device';

it('a location is rounded to about a kilometre [promise: location-coarse]', () => {
  expect(coarsePlace({ latitude: -6.914744, longitude: 107.60981 })).toEqual({
    latitude: -6.91,
    longitude: 107.61,
  });
  const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      const place = coarsePlace({ latitude, longitude });
      for (const each of [place.latitude, place.longitude])
        expect(String(each)).toMatch(/^-?\d+(\.\d{1,2})?$/);
      expect(Math.abs(place.latitude - latitude)).toBeLessThanOrEqual(0.0051);
      expect(Math.abs(place.longitude - longitude)).toBeLessThanOrEqual(0.0051);
    }),
  );
});
