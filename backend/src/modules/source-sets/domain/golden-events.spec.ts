import { isRefusal } from '#kernel/decider';
import { describeGoldenEvents } from '../../../../../test/support/golden-events';
import { type SourceSetCommand, sourceSetDecider } from './source-set.decider';
import { type SourceSetEvent, sourceSetEvents } from './source-set.events';

const of = { sourceSetId: 'trade', by: 'ann' };
const content = { name: 'Trade', description: 'Official releases', domains: ['www.whitehouse.gov', 'ustr.gov'] };
const commands: readonly SourceSetCommand[] = [
  { type: 'CreateSourceSet', ...of, content },
  { type: 'ReviseSourceSet', ...of, content: { ...content, name: 'Tariffs' } },
  { type: 'DeleteSourceSet', ...of },
];

const written: SourceSetEvent[] = [];
for (const command of commands) {
  const decision = sourceSetDecider.decide(
    command,
    written.reduce(sourceSetDecider.evolve, sourceSetDecider.initialState),
  );
  if (isRefusal(decision)) throw new Error(decision.detail);
  written.push(...decision);
}

describeGoldenEvents('source-sets', sourceSetEvents.schemas, written);
