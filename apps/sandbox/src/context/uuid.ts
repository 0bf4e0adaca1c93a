const uuidForm = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text can be one of our ids at all; the database would not take another. */
export const isUuid = (text: string): boolean => uuidForm.test(text);
