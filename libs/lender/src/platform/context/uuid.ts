const uuidForm = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text has the form of an id. The database rejects other texts. */
export const isUuid = (text: string): boolean => uuidForm.test(text);
