/** The list of a resource, filtered. */
export const filteredListPath = (resource: string, filter: Readonly<Record<string, string>>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/** The log, filtered by one field. */
export const filteredEventsPath = (field: string, value: string): string =>
  filteredListPath('events', { [field]: value });
