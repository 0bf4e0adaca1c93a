/** A place on earth, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** About a kilometre wide: two decimals. What is finer never leaves the device. */
export const coarsePlace = ({ latitude, longitude }: Place): Place => ({
  latitude: coarse(latitude),
  longitude: coarse(longitude),
});

const coarse = (degrees: number) => Math.round(degrees * 100) / 100;
