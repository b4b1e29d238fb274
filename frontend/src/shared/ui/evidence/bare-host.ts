/** Hosts are shown without the 'www.' that says nothing. */
export const bareHost = (host: string): string => host.replace(/^www\./, '');
