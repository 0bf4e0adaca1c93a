/** A reproducible sequence of numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const whole = (random, least, most) => least + Math.floor(random() * (most - least + 1));
export const pick = (random, values) => values[Math.floor(random() * values.length)];
