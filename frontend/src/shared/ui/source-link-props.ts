/**
 * Props of a link to a page that a tracker, a document or an answer cites. It opens in a new tab, without access to
 * ours (`noopener`), and is no recommendation to search engines (`nofollow`).
 */
export const sourceLinkProps = { target: '_blank', rel: 'noopener nofollow' } as const;
