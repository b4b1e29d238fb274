import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { entityId } from '../../../../platform/command-handling/command-context';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { research } from '../../domain/research.decider';
import { researchStream } from '../../domain/research.events';
import { RequestRun } from './request-run.command';

@CommandHandler(RequestRun)
export class RequestRunHandler implements ICommandHandler<RequestRun> {
  constructor(private readonly decide: DeciderRunner) {}

  async execute({ request, context }: RequestRun) {
    const { trackerId, cause, period = null } = request;
    const runId = entityId(context, 'run');
    const decided = await this.decide.run(
      research,
      researchStream(trackerId),
      { type: 'RequestRun', trackerId, runId, cause, period },
      context,
    );
    if (isRefusal(decided)) return decided;
    const { run } = decided.state;
    return { result: { runId: run.status === 'none' ? null : run.runId }, position: decided.position };
  }
}
