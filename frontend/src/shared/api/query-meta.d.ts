import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The response does not depend on the user, so it is kept across sign-in and sign-out. */
      sameForEveryone?: true;
    };
  }
}
