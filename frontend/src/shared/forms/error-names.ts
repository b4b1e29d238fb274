interface Named {
  readonly name: string;
  /** Of what a rule says; what the server says has none. */
  readonly type: unknown;
}

/** What is wrong with a form, by the paths of its fields. */
export const namedErrors = (errors: object, path = ''): readonly Named[] =>
  Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = `${path}${key}`;
    return 'message' in error
      ? [{ name, type: 'type' in error ? error.type : undefined }]
      : namedErrors(error, `${name}.`);
  });
