/** Ends an exhaustive switch: a missing case fails the type check, and throws at run time. */
export const assertNever = (unexpected: never): never => {
  throw new Error(`Unexpected case: ${JSON.stringify(unexpected)}`);
};
