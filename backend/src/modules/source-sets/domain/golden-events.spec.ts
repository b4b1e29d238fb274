import { describeGoldenEvents } from '../../../../../test/support/golden-events';
import { type SourceSetCommand, sourceSet } from './source-set.decider';
import { type SourceSetEvent, sourceSetEventSchemas } from './source-set.events';
import { isRefusal } from '../../../kernel/decider';

const of = { sourceSetId: 'trade', by: 'ann' };
const content = { name: 'Trade', description: 'Official releases', domains: ['www.whitehouse.gov', 'ustr.gov'] };
const commands: readonly SourceSetCommand[] = [
  { type: 'CreateSourceSet', ...of, content },
  { type: 'ReviseSourceSet', ...of, content: { ...content, name: 'Tariffs' } },
  { type: 'DeleteSourceSet', ...of },
];

const written: SourceSetEvent[] = [];
for (const command of commands) {
  const decision = sourceSet.decide(command, written.reduce(sourceSet.evolve, sourceSet.initialState));
  if (isRefusal(decision)) throw new Error(decision.detail);
  written.push(...decision);
}

describeGoldenEvents('source-sets', sourceSetEventSchemas, written);
