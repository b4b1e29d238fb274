/** The log, filtered by one field. */
export const eventsBy = (field: string, value: string): string =>
  `/events?${new URLSearchParams({ filter: JSON.stringify({ [field]: value }) }).toString()}`;
