import { Controller, Inject, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { EVENT_CATEGORIES, type EventCategories } from '#platform/area/event-categories';
import { Operation } from '#platform/http/operation';
import { Problem } from '#platform/http/problem';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import type { VerifyReport } from '#platform/projection-runner/verify';
import { maskFor } from './masked-value';
import { shownField } from './shown-field';

const verifyAnswer = z
  .strictObject({
    position: z.number().int(),
    documents: z.number().int().describe('Documents of the live read model.'),
    differences: z.number().int(),
    first: z
      .array(
        z.strictObject({
          id: z.string(),
          kind: z.enum(['missing', 'extra', 'different']),
          fields: z
            .array(
              z.strictObject({
                name: z.string(),
                expected: z.string().nullable().describe('JSON of a replay of the log; null if it has no such field.'),
                found: z.string().nullable().describe('JSON of the read model; null if it has no such field.'),
              }),
            )
            .describe(
              'The fields that differ; of a missing or extra document, all. Texts that may be personal are masked.',
            ),
          equal: z.number().int().describe('How many other fields are equal.'),
        }),
      )
      .describe('The first differences.'),
  })
  .meta({ id: 'VerifyReport' });

@Controller('api/admin/projections')
export class VerifyProjectionEndpoint {
  /** Two replays of one model would write to the same collection. */
  private readonly running = new Map<string, Promise<readonly VerifyReport[]>>();

  constructor(
    private readonly models: ProjectionRunner,
    @Inject(EVENT_CATEGORIES) private readonly categories: EventCategories,
  ) {}

  @Post(':name/verify')
  @Operation({
    access: 'admin',
    summary: 'Replays the log beside a read model and compares them, document by document. Takes as long as a rebuild.',
    answers: verifyAnswer,
  })
  async verify(@Param('name') name: string) {
    const [report] = await this.once(name);
    if (report === undefined) throw new Problem('NOT_FOUND', 'There is no read model of this name.');
    const { position, documents, differences, first, categories } = report;
    const mask = maskFor(this.categories, categories);
    return {
      position,
      documents,
      differences,
      first: first.map((each) => ({ ...each, fields: each.fields.map((field) => shownField(field, mask)) })),
    };
  }

  private once(name: string): Promise<readonly VerifyReport[]> {
    const running = this.running.get(name);
    if (running !== undefined) return running;
    const started = this.models.verify([name]).finally(() => this.running.delete(name));
    this.running.set(name, started);
    return started;
  }
}
