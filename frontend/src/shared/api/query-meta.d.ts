import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Not fetched again on sign-in or sign-out: the answer does not depend on the user, or can be had only once. */
      survivesSessionChange?: true;
    };
  }
}
