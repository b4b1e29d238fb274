// A stream is named `{category}-{id}`. An id may contain dashes, a category may not.

const dashOf = (stream: string): number => {
  const dash = stream.indexOf('-');
  return dash < 0 ? stream.length : dash;
};

/** The category of a stream, by its name. */
export const categoryOf = (stream: string): string => stream.slice(0, dashOf(stream));

/** The id in a stream's name; empty if it has none. */
export const idOf = (stream: string): string => stream.slice(dashOf(stream) + 1);
