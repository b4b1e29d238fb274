import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The answer does not depend on who asks: it outlives signing in and out. */
      sameForEveryone?: true;
    };
  }
}
