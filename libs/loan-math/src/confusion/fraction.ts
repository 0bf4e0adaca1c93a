/** Fractions of the bench's own: the lenders below share no arithmetic with what they test. */
export class Fraction {
  private constructor(
    readonly top: bigint,
    readonly bottom: bigint,
  ) {}

  static of(top: bigint | number, bottom: bigint | number = 1): Fraction {
    let [above, below] = [BigInt(top), BigInt(bottom)];
    if (below < 0n) [above, below] = [-above, -below];
    let [large, small] = [above < 0n ? -above : above, below];
    while (small > 0n) [large, small] = [small, large % small];
    return large > 1n ? new Fraction(above / large, below / large) : new Fraction(above, below);
  }

  plus(other: Fraction): Fraction {
    return Fraction.of(this.top * other.bottom + other.top * this.bottom, this.bottom * other.bottom);
  }
  minus(other: Fraction): Fraction {
    return Fraction.of(this.top * other.bottom - other.top * this.bottom, this.bottom * other.bottom);
  }
  times(other: Fraction): Fraction {
    return Fraction.of(this.top * other.top, this.bottom * other.bottom);
  }
  over(other: Fraction): Fraction {
    return Fraction.of(this.top * other.bottom, this.bottom * other.top);
  }
  power(count: number): Fraction {
    return Fraction.of(this.top ** BigInt(count), this.bottom ** BigInt(count));
  }
  isBelow(other: Fraction): boolean {
    return this.top * other.bottom < other.top * this.bottom;
  }

  /** The multiple of `step` by a direction. */
  to(step: number, direction: Direction = 'near'): Fraction {
    const unit = this.bottom * BigInt(step);
    const below = this.top / unit - (this.top % unit < 0n ? 1n : 0n);
    const rest = this.top - below * unit;
    const isUp =
      direction === 'up'
        ? rest > 0n
        : direction === 'near'
          ? rest * 2n >= unit
          : direction === 'even' && (rest * 2n > unit || (rest * 2n === unit && below % 2n !== 0n));
    return Fraction.of((below + (isUp ? 1n : 0n)) * BigInt(step));
  }

  /** To 40 decimals: a power of a fraction has too many digits to carry on with, and no cent depends on them. */
  short(): Fraction {
    const places = 10n ** 40n;
    return Fraction.of((this.top * places) / this.bottom, places);
  }

  /** A whole fraction as a number. */
  whole(): number {
    return Number(this.top / this.bottom);
  }
}

export type Direction = 'near' | 'even' | 'down' | 'up';
export const none = Fraction.of(0);
