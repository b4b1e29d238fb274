/** Whether a request of this method changes nothing. */
export const isRead = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Whether a request of this method is answered with what is at its address. */
export const isGet = (method: string): boolean => ['GET', 'HEAD'].includes(method);
