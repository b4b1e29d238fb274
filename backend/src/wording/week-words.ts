/** Labels for how two lines of a week differ, on pages and in mails. */
export const differenceWords = { figure: 'Figures differ', outcome: 'No longer so' } as const;

export const weekTitle = (folder: string): string => `This week in ${folder}`;

interface WeekLine {
  readonly told: { readonly tracker_id: string };
  readonly source: { readonly host: string };
  readonly also: readonly { readonly tracker_id: string; readonly display_title: string; readonly host: string }[];
}

/** The other trackers and sites that reported the same, each once. `nameOf`: the name of a host. */
export const alsoReportedBy = (
  { told, source, also }: WeekLine,
  nameOf: (host: string) => string,
): readonly string[] => {
  const trackers = also.flatMap(({ tracker_id, display_title }) =>
    tracker_id === told.tracker_id ? [] : [display_title],
  );
  const hosts = also.flatMap(({ host }) => (host === source.host ? [] : [nameOf(host)]));
  return [...new Set([...trackers, ...hosts])];
};
