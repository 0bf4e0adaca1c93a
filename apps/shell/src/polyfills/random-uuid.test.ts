import fc from 'fast-check';
import { randomUuid } from './';

it('an old browser gives each write a version 4 UUID, as in RFC 9562', () => {
  const made = Array.from({ length: 500 }, randomUuid);
  for (const id of made)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(made.length);
});

it('all other bits come from the device’s random source', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const draw = jest.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
        if (into instanceof Uint8Array) into.set(bytes);
        return into;
      });
      const read = randomUuid().replaceAll('-', '');
      draw.mockRestore();
      const free = (text: string) => text.slice(0, 12) + text.slice(13, 16) + text.slice(17);
      expect(free(read)).toBe(free(Buffer.from(bytes).toString('hex')));
    }),
  );
});
