import { z } from 'zod';
import { isRefusal, refuse, type Refusal } from '#kernel/decider';
import { normaliseHostname } from '#kernel/hostname';
import { reason } from '#platform/administration/reason';
import { commandRoute } from '#platform/http/routes/command-route';
import { imageHostDecider } from '../domain/image-host.decider';

const hostOf = (typed: string): string | Refusal =>
  normaliseHostname(typed) ?? refuse('NOT_FOUND', 'This is not a host name such as agency.example.');

export const TakeDownImages = commandRoute({
  path: 'api/admin/image-hosts/:id/take-down',
  access: 'staff',
  summary:
    'Takes the images of a host and its subdomains down: those that lie there and those that its pages show. They no longer appear in searches, their thumbnails are deleted, and no new ones are added. Repeating it has no effect.',
  body: z.strictObject({ reason }),
  answers: null,
  decider: imageHostDecider,
  decide({ params: { id }, body }) {
    const host = hostOf(id);
    return isRefusal(host) ? host : [host, { type: 'TakeDownHost', host, reason: body.reason }];
  },
});

export const ReadmitImages = commandRoute({
  path: 'api/admin/image-hosts/:id/readmit',
  access: 'staff',
  summary: 'Shows the images of a host again: those found before, and new ones. NOT_FOUND if they were not taken down.',
  body: z.strictObject({ reason }),
  answers: null,
  decider: imageHostDecider,
  decide: ({ params: { id }, body }) => [id, { type: 'ReadmitHost', host: id, reason: body.reason }],
});
