/** The list of a resource, filtered. */
export const listBy = (resource: string, filter: Readonly<Record<string, string>>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/** The log, filtered by one field. */
export const eventsBy = (field: string, value: string): string => listBy('events', { [field]: value });
