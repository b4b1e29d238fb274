import type { CommandOutcome } from '../../command-handling/command-outcome';

export interface CommandAnswerOptions<Result, Body> {
  /** Default 200. */
  readonly status?: 200 | 201 | 202 | 204;
  /** The JSON body, by default `{}`. Not used with 204. */
  readonly body?: (result: Result) => Body;
}

/**
 * Returned by endpoints for a command. The answer interceptor turns a refusal into its problem, waits until the read models
 * show an accepted command (1 s at most) and sends its position as `X-Position`.
 */
export class CommandAnswer<Body = unknown, Result = unknown> {
  private constructor(
    readonly outcome: CommandOutcome<Result>,
    readonly status: number,
    readonly body: () => Body | Record<string, never>,
  ) {}

  static of<Result, Body>(
    outcome: CommandOutcome<Result>,
    options: CommandAnswerOptions<Result, Body>,
  ): CommandAnswer<Body, Result> {
    const { status = 200, body } = options;
    return new CommandAnswer<Body, Result>(outcome, status, () =>
      'refused' in outcome || body === undefined ? {} : body(outcome.result),
    );
  }
}

/** `return commandAnswer(outcome, { status: 201, body: ({ trackerId }) => ({ tracker_id: trackerId }) })` */
export const commandAnswer = <Result, Body = Record<string, never>>(
  outcome: CommandOutcome<Result>,
  options: CommandAnswerOptions<Result, Body> = {},
): CommandAnswer<Body, Result> => CommandAnswer.of(outcome, options);
