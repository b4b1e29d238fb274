/**
 * Options for `notify`: a failure stays until the next press anywhere, since it cannot be read again once it is gone.
 */
export const failureOptions = { type: 'error', autoHideDuration: null } as const;
