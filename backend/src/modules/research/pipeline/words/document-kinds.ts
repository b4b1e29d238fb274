/** Kinds of documents, by which a page refers to itself. */
export const documentKinds: ReadonlySet<string> = new Set(
  `
  advisory amendment announcement circular decision decree directive document guidance memorandum notice order ordinance proclamation
  regulation release report request resolution rule statement
`
    .trim()
    .split(/\s+/),
);
