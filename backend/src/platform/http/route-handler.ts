import { Inject, type Type } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { InjectionToken } from '../contributed';
import { providedUnlessInInitialFill } from '../read-store/reads-unless-in-initial-fill';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '../read-store/read-model-progress';
import { withName } from './route';

interface HandlerParts<Request, Uses extends readonly unknown[], Result> {
  /** Name of the command's class. */
  readonly name: string;
  readonly uses: readonly InjectionToken[];
  handle(request: Request, ...provided: Uses): Result;
}

/** The command that a route sends, and its handler: a function of the request and the ports it uses. */
export const handlerOf = <Request, Uses extends readonly unknown[], Result>({
  name,
  uses,
  handle,
}: HandlerParts<Request, Uses, Result>) => {
  class Sent {
    constructor(readonly request: Request) {}
  }
  class Handler {
    private readonly provided: Uses;

    constructor(progress: ReadModelProgress, ...provided: Uses) {
      this.provided = providedUnlessInInitialFill(uses, provided, progress) as Uses;
    }

    async execute({ request }: Sent) {
      return handle(request, ...this.provided);
    }
  }
  [READ_MODEL_PROGRESS, ...uses].forEach((token, index) => Inject(token)(Handler, undefined, index));
  CommandHandler(withName(Sent, name))(withName(Handler, `${name}Handler`));
  return { Sent, handler: Handler as Type };
};
