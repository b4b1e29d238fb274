/** For `notify`: a failure stays until a press anywhere, since one that is gone cannot be read again. */
export const asFailure = { type: 'error', autoHideDuration: null } as const;
