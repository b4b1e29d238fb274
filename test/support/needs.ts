/**
 * `describe` for suites that need a server or a browser. If it is missing, they are skipped and the suite's name says
 * what is needed; with REQUIRE_SERVICES=1 that is a failure.
 */
export const describeWhere = (missing: string | null, name: string, suite: () => void): void => {
  if (missing === null) {
    describe(name, suite);
    return;
  }
  if (process.env.REQUIRE_SERVICES === '1') {
    test(`${name} ${missing}`, () => {
      throw new Error(`${name} ${missing}`);
    });
    return;
  }
  describe.skip(`${name} (${missing})`, suite);
};
