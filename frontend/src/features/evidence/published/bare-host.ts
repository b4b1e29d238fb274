/** Strips 'www.' for display. */
export const bareHost = (host: string): string => host.replace(/^www\./, '');
