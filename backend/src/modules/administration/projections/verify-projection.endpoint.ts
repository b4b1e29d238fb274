import { Controller, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { Operation } from '#platform/http/operation';
import { Problem } from '#platform/http/problem';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import type { VerifyReport } from '#platform/projection-runner/verify';

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
            .array(z.string())
            .describe('Names of the fields that differ; without values, which may be personal.'),
        }),
      )
      .describe('The first differences.'),
  })
  .meta({ id: 'VerifyReport' });

@Controller('api/admin/projections')
export class VerifyProjectionEndpoint {
  /** Two replays of one model would write to the same collection. */
  private readonly running = new Map<string, Promise<readonly VerifyReport[]>>();

  constructor(private readonly models: ProjectionRunner) {}

  @Post(':name/verify')
  @Operation({
    access: 'admin',
    summary: 'Replays the log beside a read model and compares them, document by document. Takes as long as a rebuild.',
    answers: verifyAnswer,
  })
  async verify(@Param('name') name: string) {
    const [report] = await this.once(name);
    if (report === undefined) throw new Problem('NOT_FOUND', 'There is no read model of this name.');
    const { position, documents, differences, first } = report;
    return {
      position,
      documents,
      differences,
      first: first.map(({ id, kind, fields }) => ({ id, kind, fields: [...fields] })),
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
