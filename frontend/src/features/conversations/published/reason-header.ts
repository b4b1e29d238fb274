/** Why an administrator reads what is somebody else's, as the server takes it. With the same reason it belongs to the same reading. */
export const reasonHeader = (reason: string) => ({ headers: { 'x-reason': encodeURIComponent(reason) } });
