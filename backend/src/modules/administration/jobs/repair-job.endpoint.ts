import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { reason } from '#platform/administration/reason';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { Problem } from '#platform/http/problem';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { DropJob } from '../commands/drop-job.command';
import { findJob } from './find-job';

class DropBody extends createZodDto(z.strictObject({ reason })) {}

/** What helps a job that fails. */
@Controller('api/admin/jobs')
export class RepairJobEndpoint extends CommandEndpoint {
  constructor(
    commands: CommandBus,
    @Inject(JOB_QUEUE) private readonly jobs: JobQueue,
  ) {
    super(commands);
  }

  @Post(':id/retry')
  @HttpCode(204)
  @Operation({
    access: 'admin',
    summary:
      'Begins a job that failed, or waits for its next attempt, anew with all its attempts. No effect on one that has not failed.',
    answers: null,
    status: 204,
  })
  async retry(@Param('id') id: string) {
    const found = await findJob(this.jobs, id);
    if (found === undefined) throw new Problem('NOT_FOUND', 'The queue has no such job: it has ended, or was dropped.');
    await this.jobs.retry(found.job.kind, id);
  }

  @Post(':id/drop')
  @Operation({
    access: 'admin',
    summary:
      'Has a job never be carried out: its run fails with DROPPED. Repeating it has no effect. Refused with CONFLICT while it is running.',
    answers: null,
    status: 204,
  })
  drop(@Param('id') jobId: string, @Body() { reason }: DropBody, @Context() context: Context) {
    return this.send(new DropJob({ jobId, reason }, context), { status: 204 });
  }
}
