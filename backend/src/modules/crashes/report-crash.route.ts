import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { accepted } from '#platform/command-handling/command-outcome';
import { actionRoute } from '#platform/http/routes/action-route';
import { productVersion } from '#platform/product-version';

const logger = new Logger('ReportCrashEndpoint');
const version = productVersion();

export const ReportCrash = actionRoute({
  path: 'api/common/report-crash',
  access: 'public',
  rateLimit: { kind: 'crash', accountField: 'part' },
  summary: 'Logs where in the front end’s scripts a part of a page crashed.',
  // Names alone, so that neither a person nor a page can get into the log by it.
  body: z.strictObject({
    part: z.string().regex(/^[\w.-]{1,60}$/),
    route: z.string().regex(/^\/[A-Za-z/-]{0,60}\*?$/),
    error: z.string().regex(/^\w{1,60}$/),
    build: z.string().regex(/^[\w./-]{1,120}$/),
    frames: z.array(z.string().regex(/^[\w./-]{1,120}:\d{1,7}:\d{1,7}$/)).max(12),
  }),
  act({ body: crash }) {
    logger.error({ crash, version }, 'part of a page crashed');
    return accepted(null);
  },
});
