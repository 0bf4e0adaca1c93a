/** `8808241755301946` → `8808 2417 5530 1946`, for reading aloud and comparing; copied without spaces. */
export const groupsOfFour = (code: string): string => code.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ');
