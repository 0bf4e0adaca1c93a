/** A location, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Accurate to about a kilometre: two decimals. More precise coordinates never leave the device. */
export const coarsePlace = ({ latitude, longitude }: Place): Place => ({
  latitude: coarse(latitude),
  longitude: coarse(longitude),
});

const coarse = (degrees: number) => Math.round(degrees * 100) / 100;
