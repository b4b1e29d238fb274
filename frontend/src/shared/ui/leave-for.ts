/** Goes to a page outside of the app, such as that of a payment provider. */
export const leaveFor = (address: string): void => window.location.assign(address);
