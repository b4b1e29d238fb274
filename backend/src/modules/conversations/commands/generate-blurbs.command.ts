import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type DiaryEntry, localDay } from '#events/conversations/diary-entry';
import { isRefusal } from '#kernel/decider';
import { stepOf } from '#platform/command-handling/command-context';
import { accepted, writtenTogether } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { entriesNewestFirst, inOrderOfTime, isEntryWithin } from '../diary/entries';
import { type ConversationRecord, ConversationHistory } from '../diary/history';
import { leftOutOf } from '../diary/unkept-words';
import { healthRecordDecider } from '../domain/health-record.decider';
import { blurbOf } from '../replying/blurb-words';
import { addTo } from '#kernel/grouping';

interface GenerateBlurbsRequest {
  readonly userId: string;
  /** The days, at least one, in order. */
  readonly days: readonly string[];
}

interface Counted {
  readonly generated: number;
  readonly failed: number;
}

/** Sums up days of a person's diary. A day without entries counts as failed. */
export class GenerateBlurbs extends ContextCommand<GenerateBlurbsRequest, Counted> {}

@CommandHandler(GenerateBlurbs)
export class GenerateBlurbsHandler implements ICommandHandler<GenerateBlurbs> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly history: ConversationHistory,
  ) {}

  async execute({ request: { userId, days }, context }: GenerateBlurbs) {
    const newest = await this.history.allNewestFirst(userId);
    const byDay = await entriesByDay(newest, { from: days[0] ?? '', to: days.at(-1) ?? '' });
    const leftOut = leftOutOf(newest, (day) => days.includes(day));
    const written = [];
    for (const day of days) {
      const entries = byDay.get(day) ?? [];
      const missing = leftOut.get(day);
      if (entries.length === 0 && missing === undefined) continue;
      const command = { type: 'WriteBlurb', userId, day, content: blurbOf(inOrderOfTime(entries), missing) } as const;
      const decided = await this.runner.run(healthRecordDecider, userId, command, stepOf(context, day));
      if (isRefusal(decided)) return decided;
      written.push(decided.written);
    }
    const counted = { generated: written.length, failed: days.length - written.length };
    return accepted(counted, { written: writtenTogether(written) });
  }
}

const entriesByDay = async (
  newest: readonly ConversationRecord[],
  period: Parameters<typeof isEntryWithin>[0],
): Promise<ReadonlyMap<string, readonly DiaryEntry[]>> => {
  const byDay = new Map<string, DiaryEntry[]>();
  for await (const { entry } of entriesNewestFirst(newest)) {
    if (!isEntryWithin(period, entry)) continue;
    addTo(byDay, localDay(entry.at, entry.offsetMinutes), entry);
  }
  return byDay;
};
