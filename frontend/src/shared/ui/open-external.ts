/** Opens a page outside the app, such as that of a payment provider. */
export const openExternal = (address: string): void => window.location.assign(address);
