import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { actionRoute } from '#platform/http/routes/action-route';
import { ownSourceSetView, sourceSetAnswer } from '../../queries/source-sets/source-set-view';
import { SaveSourceSet } from './save-source-set.command';

const text = z.string().max(10_000);

export const SaveSourceSetRoute = actionRoute({
  path: 'api/topics/create-update-domain-set',
  access: 'user',
  summary: 'Creates a Source Set, or edits the one given by `domainset_id`.',
  body: z.strictObject({
    name: text,
    description: text.nullish(),
    domains: z.array(text).max(1000),
    public: z.boolean().nullish().describe('Whether everyone may use it; absent, it stays as it is.'),
    domainset_id: z.string().min(1).max(100).nullish(),
  }),
  answers: sourceSetAnswer,
  uses: [CommandBus],
  act({ body, context }, commands) {
    const typed = { name: body.name, description: body.description ?? '', domains: body.domains };
    const request = { sourceSetId: body.domainset_id ?? null, typed, isPublic: body.public ?? null };
    return commands.execute(new SaveSourceSet(request, context));
  },
  answer: (_asked, saved) => ownSourceSetView(saved),
});
