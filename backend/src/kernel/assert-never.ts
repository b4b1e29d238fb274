/** Ends an exhaustive switch: a case that was forgotten fails the type check, and at run time says which. */
export const assertNever = (unexpected: never): never => {
  throw new Error(`Unexpected case: ${JSON.stringify(unexpected)}`);
};
