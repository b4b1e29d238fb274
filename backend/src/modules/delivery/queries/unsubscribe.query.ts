import { z } from 'zod';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { titleOfScope } from '../brief/title-of-scope';
import { NO_SUCH_LINK, UnsubscribeLinks } from '../mail/unsubscribe-links';

export const GetUnsubscribe = readRoute({
  path: 'api/common/unsubscribe/:link',
  access: 'public',
  summary: 'What an unsubscribe link turns off.',
  answers: z.strictObject({
    kind: z.enum(['tracker', 'collection']),
    title: z.string().describe('Of the tracker or the folder.'),
  }),
  uses: [READ_STORE, UnsubscribeLinks],
  read: async ({ params: { link } }, reads, links) => {
    const meant = links.unsubscribedBy(link);
    const title = meant === null ? null : await titleOfScope(reads, meant.scope);
    return meant === null || title === null ? NO_SUCH_LINK : { kind: meant.scope.kind, title };
  },
});
