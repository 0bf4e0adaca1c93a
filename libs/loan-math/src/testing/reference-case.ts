const counted = { passed: 0, all: 0 };

/** One figure of an official or published example; it counts if it matches digit by digit. */
export function referenceCase(name: string, check: () => void): void {
  counted.all += 1;
  it(name, () => {
    check();
    counted.passed += 1;
  });
}

/** Prints the tally at the end of the file; bypasses Jest's console, so that it stays one line. */
export function tellReferenceCases(): void {
  afterAll(() => {
    process.stdout.write(`loan-math: ${counted.passed} of ${counted.all} reference cases passed\n`);
  });
}
