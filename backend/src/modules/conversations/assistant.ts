import { Injectable } from '@nestjs/common';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { answerQuestion } from './answering/answer-question';
import { changed, meantBy } from './answering/corrections';
import type { Answer, Correction, Reply } from './answering/reply';
import { entriesNewestFirst, toldSince } from './diary/entries';
import { ConversationHistory } from './diary/history';
import type { EntryToLog } from './domain/conversation.decider';
import { emergencyIn } from './understanding/emergencies';
import type { Change, Question, SentAt } from './understanding/said';
import { understand } from './understanding/understand';

/** What a message adds to the diary, and what is to be said to it. */
interface Considered {
  readonly logs: readonly EntryToLog[];
  readonly corrects: EntryToLog | null;
  readonly reply: Reply;
}

/** Understands what is said to it by rules, and answers from the diary. */
@Injectable()
export class Assistant {
  constructor(private readonly history: ConversationHistory) {}

  async consider(userId: string, message: string, sent: SentAt, context: CommandContext): Promise<Considered> {
    const { entries, change, question } = understand(message, sent);
    const logs = entries.map((entry, at) => ({ entryId: entityId(context, `entry/${at}`), entry }));
    const { corrects, correction } = change === null ? NO_CORRECTION : await this.correct(userId, change);
    const answer = question === null ? null : await this.answer(userId, question);
    return { logs, corrects, reply: { emergency: emergencyIn(message), logged: entries, correction, answer } };
  }

  private answer(userId: string, question: Question): Promise<Answer> {
    const period = question.kind === 'about_diary' ? question.period : null;
    const stretch = period === null ? {} : { since: toldSince(period) };
    return answerQuestion(question, entriesNewestFirst(this.history.newestFirst(userId, stretch)));
  }

  private async correct(userId: string, change: Change): Promise<CorrectionMade> {
    const meant = await meantBy(change, entriesNewestFirst(this.history.newestFirst(userId)));
    if (meant === null) return { corrects: null, correction: { kind: 'nothing_to_correct' } };
    const { entryId, entry: was } = meant;
    const is = changed(was, change);
    return { corrects: { entryId, entry: is }, correction: { kind: 'corrected', was, is } };
  }
}

interface CorrectionMade {
  readonly corrects: EntryToLog | null;
  readonly correction: Correction | null;
}

const NO_CORRECTION: CorrectionMade = { corrects: null, correction: null };
