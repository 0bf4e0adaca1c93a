/** Where the device's token is stored. Separate, so that the first screen loads only this name. It survives a logout. */
export const deviceTokenEntry = 'clearloan.device-token';
