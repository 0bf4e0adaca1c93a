/** Number of random cases in property tests: few by default, many with TEST_SIZE=full. */
const isFull = process.env['TEST_SIZE'] === 'full';

/** Histories of items on two devices with two tabs each. */
export const histories = isFull ? 500 : 60;
