/** What is said of a line, beneath the source's own words. */
export const remarkSx = { display: 'block', typography: 'body2', color: 'quiet', mt: '2px' };
