/** How many random cases the property tests try: few at every change, many with TEST_SIZE=full. */
const isFull = process.env['TEST_SIZE'] === 'full';

/** Histories of things on two devices with two tabs each. */
export const histories = isFull ? 500 : 60;
