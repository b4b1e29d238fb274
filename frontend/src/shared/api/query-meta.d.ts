import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Not refetched on sign-in or sign-out: the response does not depend on the user, or is given only once. */
      survivesSessionChange?: true;
    };
  }
}
