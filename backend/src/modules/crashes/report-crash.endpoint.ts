import { Body, Controller, Logger, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { doneAnswer } from '#platform/http/answers';
import { Operation } from '#platform/http/operation';
import { RateLimit } from '#platform/http/rate-limit';
import { productVersion } from '#platform/product-version';

/** Names alone, so that neither a person nor a page can get into the log by it. */
const report = z.strictObject({
  part: z.string().regex(/^[\w.-]{1,60}$/),
  route: z.string().regex(/^\/[A-Za-z/-]{0,60}\*?$/),
  error: z.string().regex(/^\w{1,60}$/),
  build: z.string().regex(/^[\w./-]{1,120}$/),
  frames: z.array(z.string().regex(/^[\w./-]{1,120}:\d{1,7}:\d{1,7}$/)).max(12),
});

class CrashReport extends createZodDto(report) {}

@Controller('api/common')
export class ReportCrashEndpoint {
  private readonly logger = new Logger(ReportCrashEndpoint.name);
  private readonly version = productVersion();

  @Post('report-crash')
  @Operation({
    access: 'public',
    summary: 'Writes to the log where in the front end’s scripts a part of a page crashed.',
    answers: doneAnswer,
  })
  @RateLimit('crash', 'part')
  reportCrash(@Body() crash: CrashReport) {
    this.logger.error({ crash, version: this.version }, 'part of a page crashed');
    return {};
  }
}
